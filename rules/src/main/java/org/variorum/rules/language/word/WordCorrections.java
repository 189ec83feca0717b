package org.variorum.rules.language.word;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.language.tree.Tree;
import org.variorum.rules.text.Nearest;

/**
 * A replacement of the former and misspelt words of definition files by the right words. It reports nothing itself.
 * The replacement keeps one wrong word from causing further errors in later checks.
 *
 * @param words all words
 * @param fixesMisspellings whether to replace misspelt words as well as former words
 */
public record WordCorrections(Words words, boolean fixesMisspellings) {

  /** The current value for each former value, for words that now have a number or {@code any}. */
  private static final Map<String, String> NUMBER_OR_ANY_VALUES = Map.of("yes", "1", "no", Leaf.ANY);

  /** Words that authors may write instead of {@code from}. */
  private static final Set<String> FROM_SYNONYMS = Set.of("based on", "extends", "inherits", "inherits from",
      "parent", "base", "variant of", "starts from", "template", "like", "import", "include");

  /** The current word for a former word of a choice; empty if the text is not a former word. */
  public static Optional<String> currentChoice(Leaf<?> leaf, String formerWord) {
    return leaf == Leaf.NUMBER_OR_ANY ? Optional.ofNullable(NUMBER_OR_ANY_VALUES.get(formerWord))
        : leaf.choices().stream().filter(choice -> choice.formerNames().contains(formerWord)).findFirst()
            .map(Leaf.Choice::word);
  }

  /** The word that a former or misspelt key means; empty if there is none, or if {@code tree} already has that word. */
  public Optional<Word> correction(Section section, String key, Tree.Mapping tree) {
    return words.currentWord(section, key)
        .or(() -> fixesMisspellings ? nearest(section, key) : Optional.empty())
        .filter(word -> !tree.entries().containsKey(word.text()));
  }

  /** The word of a section that an unknown key resembles; empty if there is none. */
  public Optional<Word> nearest(Section section, String key) {
    if (FROM_SYNONYMS.contains(key) && words.allowedIn(section).contains(Word.FROM)) {
      return Optional.of(Word.FROM);
    }
    return Nearest.to(key, words.allowedIn(section).stream().map(Word::text).toList())
        .flatMap(name -> words.find(section, name));
  }

  /** A copy of a file's tree with the right words, each at the place of the word that it replaces. */
  public Tree.Mapping corrected(Tree.Mapping file) {
    return corrected(Section.FILE, file);
  }

  private Tree.Mapping corrected(Section section, Tree.Mapping tree) {
    Map<String, Tree.Entry> entries = new LinkedHashMap<>();
    tree.entries().forEach((key, entry) -> {
      Optional<Word> word = words.find(section, key).or(() -> correction(section, key, tree));
      String name = word.map(Word::text).filter(text -> !entries.containsKey(text)).orElse(key);
      Tree value = word.map(known -> corrected(known.shape(), entry.value())).orElse(entry.value());
      entries.put(name, new Tree.Entry(withText(entry.key(), name), value));
    });
    return new Tree.Mapping(entries, tree.place());
  }

  private Tree corrected(ValueShape shape, Tree tree) {
    return switch (shape) {
      case ValueShape.One<?>(Leaf<?> leaf) when tree instanceof Tree.Scalar scalar ->
          currentChoice(leaf, scalar.text()).<Tree>map(name -> withText(scalar, name)).orElse(scalar);
      case ValueShape.Part(Section section) when tree instanceof Tree.Mapping mapping ->
          corrected(section, mapping);
      case ValueShape.Named<?> named when tree instanceof Tree.Mapping mapping ->
          correctedValues(named.value(), mapping);
      case ValueShape.Either either when !(tree instanceof Tree.Scalar) -> corrected(either.longForm(), tree);
      case ValueShape.Several(ValueShape item) when tree instanceof Tree.Sequence list -> new Tree.Sequence(
          list.items().stream().map(element -> corrected(item, element)).toList(), list.place());
      case ValueShape.Several(ValueShape item) -> corrected(item, tree);
      default -> tree;
    };
  }

  private Tree correctedValues(ValueShape shape, Tree.Mapping tree) {
    Map<String, Tree.Entry> entries = new LinkedHashMap<>();
    tree.entries().forEach((key, entry) -> entries.put(key,
        new Tree.Entry(entry.key(), corrected(shape, entry.value()))));
    return new Tree.Mapping(entries, tree.place());
  }

  private static Tree.Scalar withText(Tree.Scalar scalar, String name) {
    return name.equals(scalar.text()) ? scalar : new Tree.Scalar(name, scalar.place(), scalar.style());
  }
}
