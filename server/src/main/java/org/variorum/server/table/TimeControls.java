package org.variorum.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.variorum.server.api.RefusedException;
import org.variorum.server.api.table.TimeControl;

/** The limits on time controls, in seconds; and the choices of days for each move. */
public final class TimeControls {

  static final int LONGEST_MAIN = 10_800;
  static final int LONGEST_INCREMENT = 180;
  static final int LONGEST_BYOYOMI = 300;
  static final List<Integer> DAYS = List.of(1, 2, 3, 5, 7, 14);

  private TimeControls() {}

  /**
   * Checks a time control.
   *
   * @throws RefusedException if a time exceeds its limit or is negative, if there is no time at all, or if days are
   *     combined with other times
   */
  public static void require(TimeControl time) {
    List<String> words = new ArrayList<>();
    require(words, "The main time", time.main(), LONGEST_MAIN);
    require(words, "The increment", time.increment(), LONGEST_INCREMENT);
    require(words, "The byo-yomi", time.byoyomi(), LONGEST_BYOYOMI);
    boolean isTimeless = time.main() + time.increment() + time.byoyomi() == 0;
    Integer days = time.days();
    if (days != null && !DAYS.contains(days)) {
      words.add("A move can have " + listed() + " days, not " + days + ".");
    } else if (days != null && !isTimeless) {
      words.add("Days for each move cannot be combined with other times: set these to 0.");
    } else if (days == null && words.isEmpty() && isTimeless) {
      words.add("A time control with no time at all is not possible: leave it out for play without clocks.");
    }
    if (!words.isEmpty()) {
      throw new RefusedException(400, "bad-time", words);
    }
  }

  /**
   * Checks the time control of a game with a computer.
   *
   * @throws RefusedException if it has days for each move: a computer answers at once
   */
  static void requireForComputer(TimeControl time) {
    if (time.days() != null) {
      throw new RefusedException(400, "bad-time",
          "The computer answers at once: leave the days for each move out, or play with a person.");
    }
  }

  private static String listed() {
    String others =
        DAYS.subList(0, DAYS.size() - 1).stream().map(String::valueOf).collect(Collectors.joining(", "));
    return others + " or " + DAYS.getLast();
  }

  private static void require(List<String> words, String name, int seconds, int max) {
    if (seconds < 0 || seconds > max) {
      words.add(name + " must be from 0 to " + max + " seconds, not " + seconds + ".");
    }
  }
}
