package org.variorum.testkit.random;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Hostile texts that may make a reader slow, and a check that its CPU time grows linearly with their length. */
public final class HostileTexts {

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final int SHORT_LENGTH = Boolean.getBoolean("variorum.deep") ? 15_000 : 5_000;
  private static final int LENGTH_FACTOR = 4;
  /** The maximum growth of CPU time if a text is 4 times as long. Linear time grows 4 times, quadratic 16 times. */
  private static final int MAX_GROWTH = 8;
  /** The CPU time in nanoseconds above which growth is measured; shorter times are not reliable. */
  private static final long MIN_MEASURABLE_NANOS = 20_000_000;
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

  /** A pattern of hostile texts of any length: a beginning, a repeated part, and an end. */
  public record HostilePattern(String beginning, String repeated, String end) {

    /** The text with about this many characters in its middle part. */
    public String text(int length) {
      return beginning + repeated.repeat(length / repeated.length()) + end;
    }
  }

  /** All combinations of beginnings, repeated characters and ends. */
  public static Stream<HostilePattern> all() {
    return BEGINNINGS.stream().flatMap(beginning -> REPEATED.stream()
        .flatMap(repeated -> ENDS.stream().map(end -> new HostilePattern(beginning, repeated, end))));
  }

  /** Whether a reader's CPU time grows about linearly with the length of a text. Repeats the measurement if not. */
  public static boolean isReadInLinearTime(HostilePattern text, Consumer<String> reader) {
    String shorter = text.text(SHORT_LENGTH);
    String longer = text.text(LENGTH_FACTOR * SHORT_LENGTH);
    for (int run = 0; run < RUNS; run++) {
      long longTime = cpuNanos(longer, reader);
      if (longTime <= MIN_MEASURABLE_NANOS || longTime <= MAX_GROWTH * cpuNanos(shorter, reader)) {
        return true;
      }
    }
    return false;
  }

  /** The CPU time of this thread for reading a text, in nanoseconds. Other programs do not affect it. */
  private static long cpuNanos(String text, Consumer<String> reader) {
    long before = THREADS.getCurrentThreadCpuTime();
    reader.accept(text);
    return THREADS.getCurrentThreadCpuTime() - before;
  }
}
