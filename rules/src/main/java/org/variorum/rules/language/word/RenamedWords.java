package org.variorum.rules.language.word;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.language.tree.Tree;
import org.variorum.rules.text.Nearest;

/**
 * A replacement of the former and misspelt words of definition files by the right words. It reports nothing. Checks
 * of the result find no follow-up problems of these words.
 *
 * @param words all words
 * @param fixesMisspelt whether to replace misspelt words as well as former words
 */
public record RenamedWords(Words words, boolean fixesMisspelt) {

  /** The current value for each former value, for words whose value now is a number or {@code any}. */
  private static final Map<String, String> NUMBERS = Map.of("yes", "1", "no", Leaf.ANY);

  /** Words that authors may write instead of {@code from}. */
  private static final Set<String> PARENTS = Set.of("based on", "extends", "inherits", "inherits from",
      "parent", "base", "variant of", "starts from", "template", "like", "import", "include");

  /** The current word for a former word of a choice; empty if the text is not a former word. */
  public static Optional<String> currentWord(Leaf<?> leaf, String formerWord) {
    return leaf == Leaf.NUMBER_OR_ANY ? Optional.ofNullable(NUMBERS.get(formerWord))
        : leaf.choices().stream().filter(choice -> choice.formerly().contains(formerWord)).findFirst()
            .map(Leaf.Choice::word);
  }

  /** The word of a section that a former or misspelt key means; empty if there is none, or if {@code tree} has it. */
  public Optional<Word> meant(Section section, String key, Tree.Mapping tree) {
    return words.renamed(section, key)
        .or(() -> fixesMisspelt ? resembled(section, key) : Optional.empty())
        .filter(word -> !tree.entries().containsKey(word.text()));
  }

  /** The word of a section that an unknown key resembles; empty if there is none. */
  public Optional<Word> resembled(Section section, String key) {
    if (PARENTS.contains(key) && words.in(section).contains(Word.FROM)) {
      return Optional.of(Word.FROM);
    }
    return Nearest.to(key, words.in(section).stream().map(Word::text).toList())
        .flatMap(name -> words.of(section, name));
  }

  /** A copy of a file's tree with the right words, each at the place of the word that it replaces. */
  public Tree.Mapping renewed(Tree.Mapping file) {
    return renewed(Section.FILE, file);
  }

  private Tree.Mapping renewed(Section section, Tree.Mapping tree) {
    Map<String, Tree.Entry> entries = new LinkedHashMap<>();
    tree.entries().forEach((key, entry) -> {
      Optional<Word> word = words.of(section, key).or(() -> meant(section, key, tree));
      String name = word.map(Word::text).filter(text -> !entries.containsKey(text)).orElse(key);
      Tree value = word.map(known -> renewed(known.shape(), entry.value())).orElse(entry.value());
      entries.put(name, new Tree.Entry(withText(entry.key(), name), value));
    });
    return new Tree.Mapping(entries, tree.place());
  }

  private Tree renewed(ValueShape shape, Tree tree) {
    return switch (shape) {
      case ValueShape.One<?>(Leaf<?> leaf) when tree instanceof Tree.Scalar scalar ->
          currentWord(leaf, scalar.text()).<Tree>map(name -> withText(scalar, name)).orElse(scalar);
      case ValueShape.Part(Section section) when tree instanceof Tree.Mapping mapping ->
          renewed(section, mapping);
      case ValueShape.Named<?> named when tree instanceof Tree.Mapping mapping ->
          values(named.value(), mapping);
      case ValueShape.Either either when !(tree instanceof Tree.Scalar) -> renewed(either.full(), tree);
      case ValueShape.Several(ValueShape item) when tree instanceof Tree.Sequence list -> new Tree.Sequence(
          list.items().stream().map(element -> renewed(item, element)).toList(), list.place());
      case ValueShape.Several(ValueShape item) -> renewed(item, tree);
      default -> tree;
    };
  }

  private Tree values(ValueShape shape, Tree.Mapping tree) {
    Map<String, Tree.Entry> entries = new LinkedHashMap<>();
    tree.entries().forEach((key, entry) -> entries.put(key,
        new Tree.Entry(entry.key(), renewed(shape, entry.value()))));
    return new Tree.Mapping(entries, tree.place());
  }

  private static Tree.Scalar withText(Tree.Scalar scalar, String name) {
    return name.equals(scalar.text()) ? scalar : new Tree.Scalar(name, scalar.place(), scalar.style());
  }
}
