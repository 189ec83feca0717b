package org.variorum.server.table;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.board.SideNames;
import org.variorum.rules.game.Position;
import org.variorum.rules.notation.Pgn;
import org.variorum.rules.notation.PgnResult;
import org.variorum.rules.notation.PgnTranscript;
import org.variorum.server.api.table.TimeControl;
import org.variorum.server.budget.Work;
import org.variorum.server.store.Event;
import org.variorum.server.store.Founding;
import org.variorum.server.store.Occupant;
import org.variorum.view.answer.Color;
import org.variorum.view.position.MoveLine;
import org.variorum.view.position.Views;
import org.variorum.view.query.QueryException;

/**
 * A table's game as PGN, with the time left after each move. The moves are in the SAN that was stored when they were
 * made. If it was not stored, the game is played again once, and its SAN is stored.
 */
record GameRecord(TableServices services, Founding founding, TableState state) {

  private static final DateTimeFormatter DATE =
      DateTimeFormatter.ofPattern("uuuu.MM.dd", Locale.ROOT).withZone(ZoneOffset.UTC);
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("HH:mm:ss", Locale.ROOT).withZone(ZoneOffset.UTC);

  /** @param tableRecord reads the table to memory; if the game cannot be played again, stored data are used instead */
  static GameRecord of(TableServices services, String id, Supplier<GameRecord> tableRecord) {
    try {
      return tableRecord.get();
    } catch (QueryException e) {
      if (!UnplayableGames.isReplayRefusal(e)) {
        throw e;
      }
      return of(services, services.store().founding(id).orElseThrow(() -> e));
    }
  }

  /** The record of a table that is in memory. */
  static GameRecord of(TableServices services, Table table) {
    return new GameRecord(services, table.founding(), table.state());
  }

  /** The record of a table as it is stored. */
  static GameRecord of(TableServices services, Founding founding) {
    Work.step();
    Color first = Views.color(start(services, founding).turn());
    return new GameRecord(services, founding,
        TableState.of(founding, first).after(services.store().storedEvents(founding.id(), 0)));
  }

  private static Position start(TableServices services, Founding founding) {
    return moveLine(services, founding, List.of()).start();
  }

  private static MoveLine moveLine(TableServices services, Founding founding, List<String> moves) {
    return MoveLine.play(services.edition(founding.rules()), founding.start(), moves, Work::step);
  }

  String pgn() {
    List<String> sans = sans();
    List<PgnTranscript.Ply> plies = new ArrayList<>();
    List<PlayedMove> moves = state.moves().movesFrom(0);
    for (int ply = 0; ply < sans.size(); ply++) {
      plies.add(new PgnTranscript.Ply(Views.side(moves.get(ply).side()), sans.get(ply),
          clockComments(moves.get(ply))));
    }
    return Pgn.write(new PgnTranscript(tags(), start(services, founding), plies, result()),
        services.catalog().names());
  }

  private List<String> sans() {
    List<String> stored =
        state.moves().movesFrom(0).stream().flatMap(move -> Optional.ofNullable(move.san()).stream())
            .toList();
    return stored.size() == state.plies() ? stored
        : services.store().notation(founding.id(), state.sequence()).orElseGet(this::computeSans);
  }

  private List<String> computeSans() {
    List<String> texts = state.moves().movesFrom(0).stream().map(PlayedMove::text).toList();
    List<String> sans;
    try {
      sans = moveLine(services, founding, texts).sans(Work::step);
    } catch (QueryException e) {
      if (e.code().equals("illegal-move")) {
        // The rules have changed since then, so the moves are written as they were stored.
        return texts;
      }
      throw e;
    }
    services.store().storeNotation(founding.id(), state.sequence(), sans);
    return sans;
  }

  private List<String> clockComments(PlayedMove move) {
    TimeControl time = state.time();
    Long mainTimeLeft = move.mainTimeLeft();
    if (time == null || mainTimeLeft == null) {
      return List.of();
    }
    long seconds = new PlayerClock(time).shownTime(mainTimeLeft, 0) / 1_000;
    return List.of(String.format(Locale.ROOT, "[%%clk %d:%02d:%02d]", seconds / 3_600, seconds / 60 % 60,
        seconds % 60));
  }

  private Map<String, String> tags() {
    Instant created = founding.created();
    Map<String, String> tags = new LinkedHashMap<>();
    tags.put("Event", "Casual game");
    tags.put("Date", DATE.format(created));
    tags.put("White", name(state.occupant(Color.white)));
    tags.put("Black", name(state.occupant(Color.black)));
    tags.put("UTCDate", DATE.format(created));
    tags.put("UTCTime", TIME.format(created));
    tags.put("TimeControl", timeControl(state.time()));
    tags.put("Termination", termination(state.ending()));
    return tags;
  }

  private String name(Occupant occupant) {
    Integer level = occupant.level();
    return level == null
        ? occupant.isNone() ? "?" : TableSnapshot.seat(occupant, false, services.store().names()).name()
        : "Computer, level " + level;
  }

  /** The time control as in the PGN standard: byo-yomi is a period of one move that is repeated. */
  private static String timeControl(@Nullable TimeControl time) {
    if (time == null) {
      return "-";
    }
    String fischer = time.main() + (time.increment() > 0 ? "+" + time.increment() : "");
    Integer days = time.days();
    String byoyomi = "1/" + (days == null ? time.byoyomi() : Duration.ofDays(days).toSeconds());
    return days == null && time.byoyomi() == 0 ? fischer
        : time.main() == 0 && time.increment() == 0 ? byoyomi : fischer + ":" + byoyomi;
  }

  private String termination(Event.@Nullable Ended end) {
    if (end == null) {
      return "unterminated";
    }
    return switch (end.reason()) {
      case EndingSentences.TIME -> end.winner() == TableState.opposite(state.turn()) ? "time forfeit"
          : "time forfeit: " + EndingSentences.whyNotLost(state.turn(), SideNames.USUAL);
      case EndingSentences.ABORTED -> "abandoned";
      default -> "normal";
    };
  }

  private PgnResult result() {
    Event.Ended end = state.ending();
    if (end == null || end.reason().equals(EndingSentences.ABORTED)) {
      return PgnResult.UNDECIDED;
    }
    return end.winner() == null ? PgnResult.DRAW
        : end.winner() == Color.white ? PgnResult.WHITE_WINS : PgnResult.BLACK_WINS;
  }
}
