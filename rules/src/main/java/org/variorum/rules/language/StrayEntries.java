package org.variorum.rules.language;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.language.field.DefinitionProblems;
import org.variorum.rules.language.tree.Tree;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Malformed;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.ValueShape;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.language.word.WordCorrections;
import org.variorum.rules.registry.RoomRegistry;

/**
 * A search for entries that belong to the entry before them: lines that are not indented under their word, and texts
 * after a comma between braces, for example {@code K} in <code>{ becomes: Q, K }</code>.
 *
 * @param section the section that is checked
 * @param entries the entries of the section
 */
record StrayEntries(DefinitionProblems problems, Section section, List<Tree.Entry> entries) {

  /** Reports the mistakes, and returns the keys of all entries involved. */
  Set<String> report() {
    Set<String> reported = new HashSet<>();
    for (int i = 0; i + 1 < entries.size(); i++) {
      Optional<Word> word = RoomRegistry.WORDS.find(section, entries.get(i).key().text());
      if (word.isPresent() && entries.get(i).value() instanceof Tree.Scalar value) {
        report(word.get(), value, i, reported);
      }
    }
    return reported;
  }

  /**
   * Reports the entries after {@code index} that belong to it: to a blank value by indentation, to others by a comma.
   */
  private void report(Word word, Tree.Scalar value, int index, Set<String> reported) {
    int end = index + 1;
    if (value.text().isBlank()) {
      while (end < entries.size() && isUnknown(end) && mayHave(word.shape(), entries.get(end).key().text())) {
        end++;
      }
      if (end > index + 1) {
        reportIndentation(word, entries.get(index + 1).key());
      }
    } else {
      while (end < entries.size() && isUnknown(end) && isTail(value, entries.get(end))) {
        end++;
      }
      if (end > index + 1) {
        reportComma(word, value, entries.subList(index + 1, end));
      }
    }
    for (int i = index; i < end && end > index + 1; i++) {
      reported.add(entries.get(i).key().text());
    }
  }

  /** Whether an entry is no word of the section, and not nearly one. */
  private boolean isUnknown(int index) {
    String key = entries.get(index).key().text();
    return RoomRegistry.WORDS.find(section, key).isEmpty()
        && new WordCorrections(RoomRegistry.WORDS, true).nearest(section, key).isEmpty();
  }

  /** Whether a word of this shape may have the key under it. */
  private static boolean mayHave(ValueShape shape, String key) {
    return shape instanceof ValueShape.Named<?> named ? named.key().accepts(key)
        : shape.sections().stream().anyMatch(part -> RoomRegistry.WORDS.find(part, key).isPresent());
  }

  private void reportIndentation(Word word, Tree.Scalar key) {
    problems.add(key.place(), "\"" + key.text() + "\" belongs under \"" + word.text() + "\"",
        "blanks before it, as before all that stands under a word");
  }

  /** Whether an entry has no value and is on the same line as the value before it. */
  private static boolean isTail(Tree.Scalar before, Tree.Entry entry) {
    return entry.value() instanceof Tree.Scalar value && value.text().isEmpty()
        && entry.key().place().line() == before.place().line();
  }

  private void reportComma(Word word, Tree.Scalar value, List<Tree.Entry> tail) {
    String withBlanks = join(" ", value, tail);
    String withCommas = join(", ", value, tail);
    List<Leaf<?>> leaves = word.shape().leaves();
    String expected = leaves.contains(Leaf.TEXT) ? word.text() + ": \"" + withCommas + "\""
        : leaves.stream().anyMatch(leaf -> leaf.accepts(withBlanks)) ? word.text() + ": " + withBlanks
            : "blanks between words, and each word once";
    if (leaves.contains(Leaf.MOVEMENT) && withCommas.startsWith("(")) {
      reportPair(value, withCommas);
    } else {
      problems.add(tail.getFirst().key().place(), "a comma ends a value between braces", expected);
    }
  }

  /** Reports a movement that is written as a pair of numbers. */
  private void reportPair(Tree.Scalar value, String text) {
    try {
      Leaf.MOVEMENT.reader().read(text);
    } catch (Malformed malformed) {
      problems.add(value, malformed);
    }
  }

  private static String join(String between, Tree.Scalar value, List<Tree.Entry> tail) {
    return value.text() + between
        + String.join(between, tail.stream().map(entry -> entry.key().text()).toList());
  }
}
