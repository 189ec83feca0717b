package org.variorum.rules.language.word;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.variorum.rules.language.tree.Tree;

/**
 * Words of definition files that have another name today. An author who writes one is told today's; a definition that
 * games were played by is read as it was meant.
 *
 * @param words all words
 */
public record RenamedWords(Words words) {

  private static final Map<Leaf<?>, Map<String, String>> CHOICES =
      Map.of(Leaf.FACING, Map.of("by moves of other men", "by moves of other pieces"));

  /** Today's word for one of those to choose from. */
  public static Optional<String> now(Leaf<?> leaf, String before) {
    return Optional.ofNullable(CHOICES.getOrDefault(leaf, Map.of()).get(before));
  }

  /** A file's tree with today's words, every one at its old place. */
  public Tree.Mapping renewed(Tree.Mapping file) {
    return renewed(Section.FILE, file);
  }

  private Tree.Mapping renewed(Section section, Tree.Mapping tree) {
    Map<String, Tree.Entry> entries = new LinkedHashMap<>();
    tree.entries().forEach((key, entry) -> {
      Optional<Word> word = words.of(section, key).or(() -> words.renamed(section, key));
      String name = word.map(Word::text).orElse(key);
      Tree value = word.map(known -> renewed(known.shape(), entry.value())).orElse(entry.value());
      entries.put(name, new Tree.Entry(named(entry.key(), name), value));
    });
    return new Tree.Mapping(entries, tree.place());
  }

  private Tree renewed(Shape shape, Tree tree) {
    return switch (shape) {
      case Shape.One<?>(Leaf<?> leaf) when tree instanceof Tree.Scalar scalar ->
          now(leaf, scalar.text()).<Tree>map(name -> named(scalar, name)).orElse(scalar);
      case Shape.Part(Section section) when tree instanceof Tree.Mapping mapping -> renewed(section, mapping);
      case Shape.Named<?> named when tree instanceof Tree.Mapping mapping -> values(named.value(), mapping);
      case Shape.Either either when !(tree instanceof Tree.Scalar) -> renewed(either.full(), tree);
      case Shape.Several(Shape item) when tree instanceof Tree.Sequence list -> new Tree.Sequence(
          list.items().stream().map(element -> renewed(item, element)).toList(), list.place());
      case Shape.Several(Shape item) -> renewed(item, tree);
      default -> tree;
    };
  }

  private Tree values(Shape shape, Tree.Mapping tree) {
    Map<String, Tree.Entry> entries = new LinkedHashMap<>();
    tree.entries().forEach((key, entry) -> entries.put(key,
        new Tree.Entry(entry.key(), renewed(shape, entry.value()))));
    return new Tree.Mapping(entries, tree.place());
  }

  private static Tree.Scalar named(Tree.Scalar scalar, String name) {
    return name.equals(scalar.text()) ? scalar : new Tree.Scalar(name, scalar.place(), scalar.style());
  }
}
