package org.variorum.lab.external;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * An option that a program says it has.
 *
 * @param values what may be chosen, where that is a list
 */
record UciOption(String name, List<String> values) {

  private static final Pattern LINE = Pattern.compile("option name (.+?) type (\\S+)(.*)");

  /** The option that a line tells of, if it does. */
  static Optional<UciOption> of(String line) {
    Matcher option = LINE.matcher(line);
    return option.matches() ? Optional.of(new UciOption(option.group(1), values(option.group(3))))
        : Optional.empty();
  }

  private static List<String> values(String rest) {
    return Stream.of(rest.split("(^|\\s)var\\s+")).skip(1).map(String::strip).toList();
  }
}
