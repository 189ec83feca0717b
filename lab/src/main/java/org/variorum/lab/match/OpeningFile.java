package org.variorum.lab.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.variorum.rules.game.Epd;
import org.variorum.rules.game.Game;
import org.variorum.rules.notation.Pgn;
import org.variorum.rules.notation.PgnException;
import org.variorum.rules.notation.PgnFile;
import org.variorum.rules.notation.PgnGame;
import org.variorum.rules.notation.PgnMove;
import org.variorum.rules.position.FenException;
import org.variorum.rules.position.IllegalSetupException;

/** Reads openings from text: one FEN or EPD in each line, or games in PGN. */
public final class OpeningFile {

  private static final Pattern PGN = Pattern.compile("(?m)^\\s*\\[[A-Za-z]");

  private OpeningFile() {}

  /** A text that is not a list of openings. The message contains the place and the reason. */
  public static final class OpeningException extends RuntimeException {
    private static final long serialVersionUID = 1;

    OpeningException(String message) {
      super(message);
    }
  }

  /**
   * The openings of a text, in order, without those after which the game is over.
   *
   * @param plies the maximum number of moves to take from each PGN game
   * @param complaints receives a message with the place for each unreadable PGN game, if another game is readable
   * @throws OpeningException at the first line that is not a position, or if there is no opening
   */
  public static List<Opening> read(Game game, String text, int plies, Consumer<String> complaints) {
    List<Opening> openings =
        PGN.matcher(text).find() ? games(game, text, plies, complaints) : positions(game, text);
    List<Opening> playable =
        openings.stream().filter(opening -> opening.position().outcome().isEmpty()).toList();
    if (playable.isEmpty()) {
      throw new OpeningException(
          "there is no playable opening; write one FEN or EPD in each line, or games in PGN");
    }
    return playable;
  }

  private static List<Opening> games(Game game, String text, int plies, Consumer<String> complaints) {
    try {
      PgnFile file = Pgn.readAll(text, tags -> Optional.of(game));
      if (file.games().isEmpty() && !file.unread().isEmpty()) {
        throw file.unread().getFirst();
      }
      file.complaints().forEach(complaints);
      return file.games().stream().map(record -> opening(record, plies)).toList();
    } catch (PgnException e) {
      throw new OpeningException(String.valueOf(e.getMessage()));
    }
  }

  private static Opening opening(PgnGame record, int plies) {
    Opening opening = Opening.of(record.start());
    List<PgnMove> moves = record.line().moves();
    for (PgnMove move : moves.subList(0, Math.min(plies, moves.size()))) {
      opening = opening.withMove(move.move());
    }
    return opening;
  }

  private static List<Opening> positions(Game game, String text) {
    List<Opening> openings = new ArrayList<>();
    List<String> lines = text.lines().map(String::strip).toList();
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).isEmpty() || lines.get(i).startsWith("#")) {
        continue;
      }
      try {
        openings.add(Opening.of(Epd.read(game, lines.get(i)).position()));
      } catch (FenException | IllegalSetupException e) {
        throw new OpeningException("line " + (i + 1) + ": " + e.getMessage());
      }
    }
    return openings;
  }
}
