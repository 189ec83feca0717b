package org.variorum.testkit.random;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Hostile texts that make a reader slow, and a measure of how its work grows with their length. */
public final class HostileTexts {

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final int SHORT = 15_000;
  private static final int TIMES_LONGER = 4;
  /** The maximum growth of CPU time for a text that is four times as long: linear time grows 4 times, quadratic 16. */
  private static final int MOST_WORK = 8;
  /** The CPU time in nanoseconds above which growth is measured; shorter times are not reliable. */
  private static final long MEASURABLE = 20_000_000;
  private static final int RUNS = 4;

  private static final List<String> BEGINNINGS = List.of("", "e4", "O-O", "e8=", "P@", "w ", "[A \"", "{",
      "$", "K[");
  private static final List<String> REPEATED =
      List.of("!", "?", "!?", "+", "#", "+#", "=", "x", "-", "*", ">",
          "<>", "@", "~", "/", "\\", ",", ".", ";", ":", "%", "\n%", "\"", "'", "(", ")", "()", "[", "]",
          "[]", "{", "}",
          "$", "$1 ", "a", "z", "K", "k", "q", "O", "0", "O-", "0-", "1", "9", "8/", "a1", "a1+", "a9", "e4 ",
          "e4!", "1.",
          "1. ", " ", "\t", "\n", "\r", "\u0000", "\u0007", "\u00a0", "\u0301", "\u202e", "\u2028",
          "\ud83d\ude00", "\ud83d",
          "ban:", "frozen:a1+", "a1,", "+a", "m[", "aa", "cab", "{} ", "[A \"\"]\n", "* ");
  private static final List<String> ENDS = List.of("", "x", "]");

  private HostileTexts() {}

  /** A pattern of hostile texts of any length. */
  public record Hostile(String beginning, String repeated, String end) {

    /** The text with about this many characters in its middle part. */
    public String of(int length) {
      return beginning + repeated.repeat(length / repeated.length()) + end;
    }
  }

  /** All combinations of beginnings, repeated characters and ends. */
  public static Stream<Hostile> all() {
    return BEGINNINGS.stream().flatMap(beginning -> REPEATED.stream()
        .flatMap(repeated -> ENDS.stream().map(end -> new Hostile(beginning, repeated, end))));
  }

  /** Whether CPU time grows about linearly with the length of the text. */
  public static boolean growsWithTheLength(Hostile text, Consumer<String> reader) {
    String shorter = text.of(SHORT);
    String longer = text.of(TIMES_LONGER * SHORT);
    for (int run = 0; run < RUNS; run++) {
      long longTime = work(longer, reader);
      if (longTime <= MEASURABLE || longTime <= MOST_WORK * work(shorter, reader)) {
        return true;
      }
    }
    return false;
  }

  /** The CPU time of this thread for reading a text, in nanoseconds. Other programs do not affect it. */
  private static long work(String text, Consumer<String> reader) {
    long before = THREADS.getCurrentThreadCpuTime();
    reader.accept(text);
    return THREADS.getCurrentThreadCpuTime() - before;
  }
}
