package org.variorum.server.table;

import java.util.ArrayList;
import java.util.List;
import org.variorum.server.api.RefusedException;
import org.variorum.server.api.table.TimeControl;

/** The limits on time controls, in seconds. */
final class TimeControls {

  static final int LONGEST_MAIN = 10_800;
  static final int LONGEST_INCREMENT = 180;
  static final int LONGEST_BYOYOMI = 300;

  private TimeControls() {}

  /** @throws RefusedException if a time exceeds its limit or is negative, or if there is no time at all */
  static void require(TimeControl time) {
    List<String> words = new ArrayList<>();
    require(words, "The main time", time.main(), LONGEST_MAIN);
    require(words, "The increment", time.increment(), LONGEST_INCREMENT);
    require(words, "The byo-yomi", time.byoyomi(), LONGEST_BYOYOMI);
    if (words.isEmpty() && time.main() + time.increment() + time.byoyomi() == 0) {
      words.add("A time control with no time at all is not possible: leave it out for play without clocks.");
    }
    if (!words.isEmpty()) {
      throw new RefusedException(400, "bad-time", words);
    }
  }

  private static void require(List<String> words, String name, int seconds, int max) {
    if (seconds < 0 || seconds > max) {
      words.add(name + " must be from 0 to " + max + " seconds, not " + seconds + ".");
    }
  }
}
