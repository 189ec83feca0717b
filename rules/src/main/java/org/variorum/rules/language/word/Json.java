package org.variorum.rules.language.word;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Prints maps, lists, texts, numbers and truth values as JSON, two spaces a level. */
public final class Json {

  private Json() {}

  /** An object of keys and values in turn, in that order. */
  static Map<String, Object> object(Object... keysAndValues) {
    Map<String, Object> object = new LinkedHashMap<>();
    for (int i = 0; i < keysAndValues.length; i += 2) {
      object.put(keysAndValues[i].toString(), keysAndValues[i + 1]);
    }
    return Collections.unmodifiableMap(object);
  }

  static String print(Object value) {
    return print(value, "\n");
  }

  private static String print(Object value, String newline) {
    String deeper = newline + "  ";
    return switch (value) {
      case Map<?, ?> map when map.isEmpty() -> "{}";
      case Map<?, ?> map -> map.entrySet().stream()
          .map(entry -> deeper + quoted(entry.getKey().toString()) + ": " + print(entry.getValue(), deeper))
          .collect(Collectors.joining(",", "{", newline + "}"));
      case List<?> list ->
          list.stream().map(item -> print(item, newline)).collect(Collectors.joining(", ", "[", "]"));
      case String text -> quoted(text);
      default -> value.toString();
    };
  }

  private static String quoted(String text) {
    return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
  }
}
