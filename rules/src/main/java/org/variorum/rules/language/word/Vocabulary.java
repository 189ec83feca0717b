package org.variorum.rules.language.word;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.variorum.rules.movement.betza.BetzaLetter;

/**
 * The description of the language of definition files, for people and for editors. It is printed from the table of
 * words that the reader uses, so that description and reader cannot disagree.
 *
 * @param words all words
 * @param ids the ids of the games that an editor suggests after {@code from}
 */
public record Vocabulary(Words words, List<String> ids) {

  private static final Map<String, Object> NONE =
      titled("none", "Removes the value that it would inherit.", Json.object("const", "none"));

  private static final String INTRODUCTION = """
      # The words of a definition file

      A definition file uses a part of YAML: keys, values, lists and comments, but no anchors, aliases or tags. Words
      must be written exactly as here. Squares and movements are written from White's side. For Black they are mirrored
      by rank, never by file: `l`, left, is White's left for both sides, unless `sides` says otherwise. Put the numbers of
      rules in comments.

      **Starting from another definition.** With `from: ID`, a file overrides another definition. Mappings merge key by
      key. The value `none` removes the old value, so that the default applies again. Any other value replaces the old
      value. In the same way, an option overrides its file, and a piece overrides the piece that it is `like`.

      `variorum check` refuses words that have no effect, or hints at them. Other pages list
      [what no word can say](cannot-say.md) and [what holds for all games](conventions.md).

      In the tables, *after it* is the kind of value after the word (explained below the tables), and *without it* is the
      value if the word is missing. This page is printed from the table of words in the code: change it there.
      """;

  /** The vocabulary as a page in Markdown. */
  public String markdown() {
    StringBuilder page = new StringBuilder(INTRODUCTION);
    for (Section section : words.sections()) {
      page.append("\n## ").append(section.title()).append("\n\n").append(section.meaning()).append("\n\n");
      page.append("| word | after it | without it | meaning | example |\n| --- | --- | --- | --- | --- |\n");
      words.ownTo(section).forEach(word -> page.append(row(word)));
    }
    page.append("\n## Kinds of values\n");
    leaves().forEach(leaf -> page.append(describe(leaf)));
    return page.append(movements()).toString();
  }

  private static String row(Word word) {
    return "| "
        + String.join(" | ", "`" + word.text() + "`", kind(word.shape()), shownDefault(word), word.meaning(),
            "`" + word.text() + ": " + word.example() + "`")
        + " |\n";
  }

  /** The default in code font if it is a text that could be written, else as plain words. */
  private static String shownDefault(Word word) {
    boolean isLiteral = word.shape().leaves().stream().anyMatch(leaf -> leaf.accepts(word.defaultText()));
    return word.isRequired() || !isLiteral
        || word.defaultText().contains(" ") && word.shape().leaves().contains(Leaf.TEXT)
            ? word.defaultText()
            : "`" + word.defaultText() + "`";
  }

  private static String kind(ValueShape shape) {
    return switch (shape) {
      case ValueShape.One<?>(Leaf<?> leaf) -> link(leaf.name(), leaf.name());
      case ValueShape.Part(Section section) -> link("words", section.title());
      case ValueShape.Named<?>(Leaf<?> key, ValueShape value) ->
          "for each " + link(key.name(), key.name()) + ": " + kind(value);
      case ValueShape.Either(ValueShape shortForm, ValueShape longForm) ->
          kind(shortForm) + " or " + kind(longForm);
      case ValueShape.Several(ValueShape item) -> kind(item) + ", or a list of them";
    };
  }

  /** A link to a heading of this page, by the anchor that GitHub makes of its title. */
  private static String link(String text, String title) {
    return "[" + text + "](#" + title.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9 -]", "").replace(' ', '-')
        + ")";
  }

  private Set<Leaf<?>> leaves() {
    Set<Leaf<?>> leaves = new LinkedHashSet<>();
    words.all().forEach(word -> collect(word.shape(), leaves));
    return leaves;
  }

  private static void collect(ValueShape shape, Set<Leaf<?>> leaves) {
    if (shape instanceof ValueShape.Named<?>(Leaf<?> key, ValueShape value)) {
      leaves.add(key);
      collect(value, leaves);
    } else {
      leaves.addAll(shape.leaves());
    }
  }

  private static String describe(Leaf<?> leaf) {
    String choices =
        leaf.choices().stream().map(choice -> "- `" + choice.word() + "`: " + choice.meaning() + "\n")
            .collect(Collectors.joining());
    return "\n### " + leaf.name() + "\n\n" + leaf.meaning() + "\n"
        + (choices.isEmpty() ? "" : "\n" + choices);
  }

  private static String movements() {
    String rows = BetzaLetter.all().stream()
        .map(letter -> "| `" + letter.letter() + "` | " + letter.meaning() + " | " + letter.documentation()
            + " |\n")
        .collect(Collectors.joining());
    return "\n## The letters of movements\n\n[The page of movements](movement.md) explains them with examples. Letters that are listed with a replacement are refused.\n\n"
        + "| letter | name | what it does |\n| --- | --- | --- |\n" + rows;
  }

  /** A JSON Schema (2020-12) of definition files, for editors. It does not check whether named pieces exist. */
  public String jsonSchema() {
    Map<String, Object> sections = new LinkedHashMap<>();
    for (Section section : words.sections()) {
      if (!section.equals(Section.FILE) && !section.equals(Section.RULES)) {
        sections.put(section.name(), schema(section));
      }
    }
    Map<String, Object> schema = new LinkedHashMap<>();
    schema.put("$schema", "https://json-schema.org/draft/2020-12/schema");
    schema.putAll(schema(Section.FILE));
    schema.put("required", List.of(Word.GAME.text()));
    schema.put("$defs", sections);
    return print(schema, "\n") + "\n";
  }

  private Map<String, Object> schema(Section section) {
    Map<String, Object> properties = new LinkedHashMap<>();
    for (Word word : words.allowedIn(section)) {
      Map<String, Object> property = new LinkedHashMap<>();
      property.put("description", description(word));
      property.put("anyOf", List.of(schema(word.shape()), NONE));
      properties.put(word.text(), property);
    }
    return Json.object("title", section.title(), "description", section.meaning(), "type", "object",
        "properties", properties,
        "additionalProperties", false);
  }

  /** The meaning of a word, its default and an example, as editors show them. */
  public static String description(Word word) {
    List<String> sentences = new ArrayList<>(List.of(word.meaning()));
    if (!word.defaultText().isEmpty() && !word.isRequired()) {
      sentences.add("Without it: " + word.defaultText() + ".");
    }
    sentences.add("Example: " + word.text() + ": " + word.example());
    return String.join(" ", sentences);
  }

  /** Returns the schema of a shape. Each alternative has a title and a description of its own for editors to show. */
  private Map<String, Object> schema(ValueShape shape) {
    return switch (shape) {
      case ValueShape.One<?>(Leaf<?> leaf) -> schema(leaf);
      case ValueShape.Part(Section section) -> Json.object("$ref", "#/$defs/" + section.name());
      case ValueShape.Named<?>(Leaf<?> key, ValueShape value) ->
          titled("by " + key.name(), key.meaning(),
              Json.object("type", "object", "propertyNames", key.schema(),
                  "additionalProperties", Json.object("anyOf", List.of(schema(value), NONE))));
      case ValueShape.Either(ValueShape shortForm, ValueShape longForm) ->
          titled(title(shape), "One of these forms.",
              Json.object("anyOf", List.of(schema(shortForm), schema(longForm))));
      case ValueShape.Several(ValueShape item) -> titled(title(shape), "One, or a list of them.",
          Json.object("anyOf", List.of(schema(item),
              titled("list", "Several of them.", Json.object("type", "array", "items", schema(item))))));
    };
  }

  private static String title(ValueShape shape) {
    return switch (shape) {
      case ValueShape.One<?>(Leaf<?> leaf) -> leaf.name();
      case ValueShape.Part(Section section) -> section.title();
      case ValueShape.Named<?>(Leaf<?> key, ValueShape _) -> "by " + key.name();
      case ValueShape.Either(ValueShape shortForm, ValueShape longForm) ->
          title(shortForm) + " or " + title(longForm);
      case ValueShape.Several(ValueShape item) -> title(item) + " or a list";
    };
  }

  private Map<String, Object> schema(Leaf<?> leaf) {
    Object forms = leaf.schema().get("anyOf");
    if (leaf.equals(Leaf.ID)) {
      return titled(leaf, Json.object("anyOf", List.of(
          titled("game", "A game of the project.", Json.object("enum", ids)), titled(leaf, leaf.schema()))));
    }
    return titled(leaf, forms instanceof List<?> list
        ? Json.object("anyOf", list.stream().map(form -> titled(leaf, (Map<?, ?>) form)).toList())
        : leaf.schema());
  }

  private static Map<String, Object> titled(Leaf<?> leaf, Map<?, ?> schema) {
    return titled(leaf.name(), leaf.meaning(), schema);
  }

  private static Map<String, Object> titled(String title, String meaning, Map<?, ?> schema) {
    Map<String, Object> titled = new LinkedHashMap<>(Json.object("title", title, "description", meaning));
    schema.forEach((key, value) -> titled.put(key.toString(), value));
    return titled;
  }

  /** Formats a value as JSON, indented by two spaces for each level. */
  private static String print(Object value, String newline) {
    String inner = newline + "  ";
    return switch (value) {
      case Map<?, ?> map when map.isEmpty() -> "{}";
      case Map<?, ?> map -> map.entrySet().stream()
          .map(entry -> inner + quoted(entry.getKey().toString()) + ": " + print(entry.getValue(), inner))
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
