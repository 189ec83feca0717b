package org.variorum.fuzz;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.provider.Arguments;

/** Fuzz inputs as text files, so that people can read them and write others. */
final class Lines {

  private Lines() {}

  /** Decodes any bytes as text. */
  static String text(byte[] input) {
    return new String(input, StandardCharsets.UTF_8);
  }

  /** Splits the text into {@code count} lines; missing lines are empty, and the last line contains the rest. */
  static List<String> of(byte[] input, int count) {
    List<String> lines = new ArrayList<>(List.of(text(input).split("\n", count)));
    while (lines.size() < count) {
      lines.add("");
    }
    return lines;
  }

  /** A seed of these lines. */
  static Arguments seed(String... lines) {
    return Arguments.of((Object) String.join("\n", lines).getBytes(StandardCharsets.UTF_8));
  }
}
