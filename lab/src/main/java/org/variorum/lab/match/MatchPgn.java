package org.variorum.lab.match;

import java.math.BigDecimal;
import java.time.Duration;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.variorum.engine.Clock;
import org.variorum.engine.Score;
import org.variorum.engine.SearchLimits;
import org.variorum.lab.match.PlayedGame.Ply;
import org.variorum.lab.player.Answer;
import org.variorum.lab.player.ForfeitException.Reason;
import org.variorum.rules.board.Side;
import org.variorum.rules.notation.PgnGame;
import org.variorum.rules.notation.PgnLine;
import org.variorum.rules.notation.PgnMove;
import org.variorum.rules.notation.PgnResult;

/** Converts games of a match to PGN, with tags and with the score, depth and time of each move. */
public final class MatchPgn {

  private final String a;
  private final String b;
  private final SearchLimits limits;

  /**
   * @param a the name of player A
   * @param b the name of player B
   * @param limits the limits of each move
   */
  public MatchPgn(String a, String b, SearchLimits limits) {
    this.a = a;
    this.b = b;
    this.limits = limits;
  }

  /** The PGN record of a game. */
  public PgnGame pgn(MatchGame game) {
    Map<String, String> tags = new LinkedHashMap<>();
    tags.put("Event", "Engine match");
    tags.put("Date", LocalDate.now().format(DateTimeFormatter.ofPattern("uuuu.MM.dd")));
    tags.put("Round", Integer.toString(game.number()));
    tags.put("White", game.aIsWhite() ? a : b);
    tags.put("Black", game.aIsWhite() ? b : a);
    tags.put("TimeControl", timeControl(limits));
    tags.put("Termination", termination(game.playedGame().ending()));
    return new PgnGame(tags, game.playedGame().opening().start(), line(game.playedGame()),
        result(game.playedGame().ending()));
  }

  private static PgnLine line(PlayedGame game) {
    List<PgnMove> moves = new ArrayList<>();
    game.opening().moves()
        .forEach(move -> moves.add(new PgnMove(move, List.of(), List.of("book"), List.of())));
    for (int i = 0; i < game.plies().size(); i++) {
      boolean isLast = i == game.plies().size() - 1;
      List<String> comments = isLast ? List.of(plyComment(game.plies().get(i)), endingComment(game.ending()))
          : List.of(plyComment(game.plies().get(i)));
      moves.add(new PgnMove(game.plies().get(i).answer().move(), List.of(), comments, List.of()));
    }
    return new PgnLine(game.plies().isEmpty() ? List.of(endingComment(game.ending())) : List.of(), moves);
  }

  /** The score, depth and time of a move, for example {@code +0.35/12 0.051s}. */
  private static String plyComment(Ply ply) {
    Answer answer = ply.answer();
    String scoreAndDepth =
        answer.score().map(score -> scoreText(score) + "/" + answer.depth() + " ").orElse("");
    return scoreAndDepth + String.format(Locale.ROOT, "%.3fs", ply.time().toNanos() / 1e9);
  }

  private static String scoreText(Score score) {
    return switch (score) {
      case Score.Centipawns centipawns -> centipawns.toString();
      case Score.Wins(int moves) -> "+M" + moves;
      case Score.Loses(int moves) -> "-M" + moves;
    };
  }

  private static String endingComment(Termination ending) {
    return ending instanceof Termination.Forfeit forfeit
        ? (forfeit.loser() == Side.WHITE ? "White" : "Black") + ": " + forfeit.words() + " (" + forfeit.note()
            + ")"
        : ending.words();
  }

  private static PgnResult result(Termination ending) {
    return ending.winner().map(side -> side == Side.WHITE ? PgnResult.WHITE_WINS : PgnResult.BLACK_WINS)
        .orElse(PgnResult.DRAW);
  }

  /** The value of the PGN tag {@code Termination}. */
  private static String termination(Termination ending) {
    return switch (ending) {
      case Termination.EndByRules rules -> "normal";
      case Termination.Adjudicated adjudicated -> "adjudication";
      case Termination.LateMove late -> "time forfeit";
      case Termination.Forfeit forfeit -> switch (forfeit.reason()) {
        case TIME, HANG -> "time forfeit";
        case ILLEGAL_MOVE, FALSE_CLAIM -> "rules infraction";
        case CRASH -> "abandoned";
        case RESIGNATION -> "normal";
      };
    };
  }

  /** The PGN tag {@code TimeControl}, for example {@code 40/60}, {@code 1+0.02} or, for 2 s a move, {@code 1/2}. */
  public static String timeControl(SearchLimits limits) {
    if (limits.clock().isPresent()) {
      Clock clock = limits.clock().get();
      return (clock.movesToGo() > 0 ? clock.movesToGo() + "/" : "") + seconds(clock.mainTime())
          + (clock.increment().isPositive() ? "+" + seconds(clock.increment()) : "");
    }
    return limits.time().compareTo(SearchLimits.NONE.time()) < 0 ? "1/" + seconds(limits.time()) : "-";
  }

  private static String seconds(Duration time) {
    return BigDecimal.valueOf(time.toMillis(), 3).stripTrailingZeros().toPlainString();
  }
}
