package org.variorum.testkit.random;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Texts that a stranger sends to make a reader work, and how the work grows with their length. */
public final class HostileTexts {

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final int SHORT = 15_000;
  private static final int TIMES_LONGER = 4;
  /** Between the 4 of work that grows with the length and the 16 of work that grows with its square. */
  private static final int MOST_WORK = 8;
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

  /** A text, made as long as wanted. */
  public record Hostile(String beginning, String repeated, String end) {

    /** The text with this many characters in its middle. */
    public String of(int length) {
      return beginning + repeated.repeat(length / repeated.length()) + end;
    }
  }

  /** Beginnings, repeated characters and ends of all kinds. */
  public static Stream<Hostile> all() {
    return BEGINNINGS.stream().flatMap(beginning -> REPEATED.stream()
        .flatMap(repeated -> ENDS.stream().map(end -> new Hostile(beginning, repeated, end))));
  }

  /** Whether CPU time grows about linearly with the length of the text. */
  public static boolean growsWithTheLength(Hostile text, Consumer<String> reader) {
    String shorter = text.of(SHORT);
    String longer = text.of(TIMES_LONGER * SHORT);
    for (int run = 0; run < RUNS; run++) {
      long longest = work(longer, reader);
      if (longest <= MEASURABLE || longest <= MOST_WORK * work(shorter, reader)) {
        return true;
      }
    }
    return false;
  }

  /** The time that the thread had of the processor: what other programs do meanwhile does not count. */
  private static long work(String text, Consumer<String> reader) {
    long before = THREADS.getCurrentThreadCpuTime();
    reader.accept(text);
    return THREADS.getCurrentThreadCpuTime() - before;
  }
}
