package org.variorum.server.table;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.notation.Pgn;
import org.variorum.rules.notation.PgnGame;
import org.variorum.rules.notation.PgnLine;
import org.variorum.rules.notation.PgnMove;
import org.variorum.rules.notation.PgnResult;
import org.variorum.server.api.Color;
import org.variorum.server.api.TimeControl;
import org.variorum.server.catalog.Edition;
import org.variorum.server.store.Event;
import org.variorum.server.store.Founding;
import org.variorum.server.store.Occupant;
import org.variorum.server.view.Line;
import org.variorum.server.view.Views;

/** A game as PGN writes it, with the time that was left after each move. */
record GameRecord(Founding founding, Course course, Line line) {

  private static final DateTimeFormatter DATE =
      DateTimeFormatter.ofPattern("uuuu.MM.dd", Locale.ROOT).withZone(ZoneOffset.UTC);
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("HH:mm:ss", Locale.ROOT).withZone(ZoneOffset.UTC);

  /** The record of a table that is stored. */
  static GameRecord of(House house, Founding founding) {
    Edition edition = house.edition(founding.rules());
    Line opening = Line.play(edition, founding.start(), List.of());
    Course course = Course.of(founding, Views.color(opening.start().turn()))
        .after(house.store().happenings(founding.id(), 0));
    return of(founding, course, edition);
  }

  static GameRecord of(Founding founding, Course course, Edition edition) {
    return new GameRecord(founding, course,
        Line.play(edition, founding.start(), course.moves().from(0).stream().map(Made::text).toList()));
  }

  String pgn() {
    List<PgnMove> moves = new ArrayList<>();
    List<Made> made = course.moves().from(0);
    for (int ply = 0; ply < made.size(); ply++) {
      moves.add(new PgnMove(line.moves().get(ply), List.of(), clock(made.get(ply)), List.of()));
    }
    return Pgn.write(new PgnGame(tags(), line.start(), new PgnLine(List.of(), moves), result()));
  }

  private List<String> clock(Made made) {
    TimeControl time = course.time();
    Long left = made.left();
    if (time == null || left == null) {
      return List.of();
    }
    long seconds = new Clock(time).shown(left, 0) / 1_000;
    return List.of(String.format(Locale.ROOT, "[%%clk %d:%02d:%02d]", seconds / 3_600, seconds / 60 % 60,
        seconds % 60));
  }

  private Map<String, String> tags() {
    Instant created = founding.created();
    Map<String, String> tags = new LinkedHashMap<>();
    tags.put("Event", "Casual game");
    tags.put("Date", DATE.format(created));
    tags.put("White", name(course.white()));
    tags.put("Black", name(course.black()));
    tags.put("UTCDate", DATE.format(created));
    tags.put("UTCTime", TIME.format(created));
    tags.put("TimeControl", timeControl(course.time()));
    tags.put("Termination", termination(course.ended()));
    return tags;
  }

  private static String name(Occupant occupant) {
    Integer level = occupant.level();
    return level == null ? occupant.isNobody() ? "?" : Showing.seat(occupant, false).name()
        : "Computer, level " + level;
  }

  /** As the PGN standard writes it: byo-yomi is a period of one move that comes again and again. */
  private static String timeControl(@Nullable TimeControl time) {
    if (time == null) {
      return "-";
    }
    String fischer = time.main() + (time.increment() > 0 ? "+" + time.increment() : "");
    String byoyomi = "1/" + time.byoyomi();
    return time.byoyomi() == 0 ? fischer
        : time.main() == 0 && time.increment() == 0 ? byoyomi : fischer + ":" + byoyomi;
  }

  private static String termination(Event.@Nullable Ended end) {
    if (end == null) {
      return "unterminated";
    }
    return switch (end.reason()) {
      case Endings.TIME -> "time forfeit";
      case Endings.ABORTED -> "abandoned";
      default -> "normal";
    };
  }

  private PgnResult result() {
    Event.Ended end = course.ended();
    if (end == null || end.reason().equals(Endings.ABORTED)) {
      return PgnResult.UNDECIDED;
    }
    return end.winner() == null ? PgnResult.DRAW
        : end.winner() == Color.white ? PgnResult.WHITE_WINS : PgnResult.BLACK_WINS;
  }
}
