package org.variorum.rules.guide;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Fields of a fenced block: its lines {@code key: value}. An indented line continues the value above it. A value needs
 * no quotes. Quotes around a whole value are removed, because a FEN in a definition has quotes.
 */
final class BlockFields {

  private static final Pattern LINE = Pattern.compile("([a-z]+):(?:[ \t]+(.*))?");
  private static final Pattern QUOTED = Pattern.compile("^\"([^\"]*)\"$");

  /** A key that a block may have. Only a repeatable key may occur several times. */
  record Key(String word, boolean isRequired, boolean isRepeatable) {
    static Key required(String word) {
      return new Key(word, true, false);
    }

    static Key optional(String word) {
      return new Key(word, false, false);
    }

    static Key repeatable(String word) {
      return new Key(word, false, true);
    }
  }

  /** A key with its value. */
  record Field(PageLocation location, String key, String value) {}

  private final PageProblems problems;
  private final List<Field> fields = new ArrayList<>();

  private BlockFields(PageProblems problems) {
    this.problems = problems;
  }

  /** Reads a block, and reports unknown, repeated and missing keys. */
  static BlockFields read(PagePart.Fence fence, List<Key> keys, PageProblems problems) {
    BlockFields fields = new BlockFields(problems);
    for (int i = 0; i < fence.lines().size(); i++) {
      fields.readLine(fence.lineLocation(i), fence.lines().get(i), keys);
    }
    keys.stream().filter(Key::isRequired).filter(key -> fields.find(key.word()).isEmpty())
        .forEach(key -> problems.add(fence.location(), "this " + fence.kind() + " has no " + key.word(),
            "a line " + key.word() + ": …"));
    return fields;
  }

  private void readLine(PageLocation location, String line, List<Key> keys) {
    Matcher matcher = LINE.matcher(line.stripTrailing());
    if (line.isBlank()) {
      return;
    }
    if (Character.isWhitespace(line.charAt(0)) && !fields.isEmpty()) {
      Field last = fields.removeLast();
      fields.add(new Field(last.location(), last.key(), (last.value() + " " + line.strip()).strip()));
    } else if (matcher.matches()) {
      String value = Optional.ofNullable(matcher.group(2)).orElse("").strip();
      addField(new Field(location, matcher.group(1), QUOTED.matcher(value).replaceFirst("$1")), keys);
    } else {
      problems.add(location, "\"" + PageProblems.shortened(line) + "\" is not of the form key: value",
          "a line such as " + keys.getFirst().word()
              + ": …, or two blanks first to go on with the line above");
    }
  }

  private void addField(Field field, List<Key> keys) {
    Optional<Key> key = keys.stream().filter(known -> known.word().equals(field.key())).findFirst();
    if (key.isEmpty()) {
      problems.unknown(field.location(), "key", field.key(), keys.stream().map(Key::word).toList());
    } else if (!key.get().isRepeatable() && find(field.key()).isPresent()) {
      problems.add(field.location(), "\"" + field.key() + "\" is here twice");
    }
    fields.add(field);
  }

  /** The fields with a key, in the order of the block. */
  Stream<Field> all(String key) {
    return fields.stream().filter(field -> field.key().equals(key));
  }

  Optional<Field> find(String key) {
    return all(key).findFirst();
  }

  Optional<String> text(String key) {
    return find(key).map(Field::value);
  }

  /** The words of all values of a key. */
  List<String> words(String key) {
    return all(key).flatMap(field -> Stream.of(field.value().split("\\s+"))).filter(word -> !word.isEmpty())
        .toList();
  }
}
