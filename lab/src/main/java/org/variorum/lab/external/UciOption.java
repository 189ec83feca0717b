package org.variorum.lab.external;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * An option that a UCI engine declares.
 *
 * @param type the type in the protocol: spin, check, combo, button, string; engines may send other types
 * @param values the values of a combo option; empty for other types
 * @param rest the rest of the line after the type
 */
record UciOption(String name, String type, List<String> values, String rest) {

  private static final Pattern LINE = Pattern.compile("option name (.+?) type (\\S+)(.*)");

  /** The option that a line declares; empty for any other line. */
  static Optional<UciOption> of(String line) {
    Matcher option = LINE.matcher(line);
    return option.matches()
        ? Optional
            .of(new UciOption(option.group(1), option.group(2), values(option.group(3)), option.group(3)))
        : Optional.empty();
  }

  private static List<String> values(String rest) {
    return Stream.of(rest.split("(^|\\s)var\\s+")).skip(1).map(String::strip).toList();
  }

  /** Whether the option's declaration allows a value; true if the declaration limits nothing. */
  boolean allows(String value) {
    return switch (type) {
      case "spin" -> value.matches("-?[0-9]{1,18}") && Long.parseLong(value) >= bound("min", Long.MIN_VALUE)
          && Long.parseLong(value) <= bound("max", Long.MAX_VALUE);
      case "check" -> value.equals("true") || value.equals("false");
      case "combo" -> values.isEmpty() || values.stream().anyMatch(value::equalsIgnoreCase);
      default -> true;
    };
  }

  /** The values that the option accepts, for error messages. */
  String expectedValues() {
    return switch (type) {
      case "spin" -> "a number" + words("min", " from ") + words("max", " to ");
      case "check" -> "true or false";
      default -> "one of " + String.join(", ", values);
    };
  }

  private long bound(String word, long fallback) {
    return value(word).map(Long::parseLong).orElse(fallback);
  }

  private String words(String word, String prefix) {
    return value(word).map(bound -> prefix + bound).orElse("");
  }

  private Optional<String> value(String word) {
    Matcher bound = Pattern.compile("\\b" + word + "\\s+(-?[0-9]{1,18})\\b").matcher(rest);
    return bound.find() ? Optional.of(bound.group(1)) : Optional.empty();
  }
}
