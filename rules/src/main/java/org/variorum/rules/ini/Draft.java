package org.variorum.rules.ini;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Draft of a definition file: comments, followed by words with their values. */
final class Draft {

  private static final Pattern UNQUOTED = Pattern.compile("[A-Za-z0-9+][A-Za-z0-9 _./+~-]*");
  /** The words with values that are written with one line for each entry. */
  private static final List<String> BLOCK_WORDS = List.of("pieces", "hands", "goals");
  private static final int MAX_LINE_LENGTH = 120;

  private final List<String> comments = new ArrayList<>();
  private final Map<String, Object> words = new LinkedHashMap<>();

  /** Adds a comment before the first word. */
  void comment(String line) {
    comments.add(line);
  }

  void put(String word, Object value) {
    words.put(word, value);
  }

  /** Returns the live map of the words below a word; creates an empty map if there is none. */
  @SuppressWarnings("unchecked")
  Map<String, Object> section(String word) {
    return (Map<String, Object>) words.computeIfAbsent(word, _ -> new LinkedHashMap<String, Object>());
  }

  /** Adds an item to the list at {@code key} below {@code word}; creates the list if there is none. */
  @SuppressWarnings("unchecked")
  void add(String word, String key, Object item) {
    ((List<Object>) section(word).computeIfAbsent(key, _ -> new ArrayList<>())).add(item);
  }

  boolean has(String word) {
    return words.containsKey(word);
  }

  /** The text of the file. Leaves out words with an empty map. */
  String text() {
    StringBuilder text = new StringBuilder();
    comments.forEach(line -> text.append("# ").append(line).append('\n'));
    words.forEach((word, value) -> {
      if (BLOCK_WORDS.contains(word) && value instanceof Map<?, ?> block) {
        text.append(word).append(":\n");
        block.forEach((key, item) -> text.append(entry(String.valueOf(key), item)));
      } else if (!(value instanceof Map<?, ?> empty && empty.isEmpty())) {
        text.append(word).append(": ").append(flow(value)).append('\n');
      }
    });
    return text.toString();
  }

  private static String entry(String key, Object value) {
    String line = "  " + key + ": " + flow(value);
    if (line.length() <= MAX_LINE_LENGTH || !(value instanceof Map<?, ?> block)) {
      return line + "\n";
    }
    return "  " + key + ":\n" + block.entrySet().stream()
        .map(part -> "    " + part.getKey() + ": " + flow(part.getValue()) + "\n")
        .collect(Collectors.joining());
  }

  /** Returns a value in one line, as YAML writes it. A list with one item is written as the item. */
  private static String flow(Object value) {
    return switch (value) {
      case Map<?, ?> map ->
          map.entrySet().stream().map(entry -> entry.getKey() + ": " + flow(entry.getValue()))
              .collect(Collectors.joining(", ", "{ ", " }"));
      case List<?> list when list.size() == 1 -> flow(list.getFirst());
      case List<?> list -> list.stream().map(Draft::flow).collect(Collectors.joining(", ", "[", "]"));
      default -> scalar(String.valueOf(value));
    };
  }

  private static String scalar(String text) {
    return UNQUOTED.matcher(text).matches() && !text.equals("none") ? text
        : "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
  }
}
