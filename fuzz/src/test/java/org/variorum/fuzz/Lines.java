package org.variorum.fuzz;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.provider.Arguments;

/** Fuzz inputs as text files: people can read the finds, and write inputs of their own. */
final class Lines {

  private Lines() {}

  /** The bytes as text, whatever they are. */
  static String text(byte[] input) {
    return new String(input, StandardCharsets.UTF_8);
  }

  /** The text cut at its first line ends: that many lines, missing ones empty, the last with all that is left. */
  static List<String> of(byte[] input, int count) {
    List<String> lines = new ArrayList<>(List.of(text(input).split("\n", count)));
    while (lines.size() < count) {
      lines.add("");
    }
    return lines;
  }

  /** An input to begin with. */
  static Arguments seed(String... lines) {
    return Arguments.of((Object) String.join("\n", lines).getBytes(StandardCharsets.UTF_8));
  }
}
