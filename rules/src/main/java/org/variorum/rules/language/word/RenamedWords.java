package org.variorum.rules.language.word;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.variorum.rules.language.tree.Tree;

/**
 * Words of definition files that have another name today. An author who writes one is told today's; a definition that
 * games were played by is read as it was meant.
 */
public final class RenamedWords {

  private record Renamed(Section section, String before, Word now) {}

  private static final List<Renamed> WORDS = List.of(
      new Renamed(Section.RULES, "men", Word.PIECES),
      new Renamed(Section.RULES, "royal men may face", Word.FACING),
      new Renamed(Section.EXCHANGE, "man", Word.EXCHANGE_PIECE),
      new Renamed(Section.REACH, "men", Word.REACH_PIECES),
      new Renamed(Section.EXTINCTION, "men", Word.EXTINCTION_PIECES));

  private static final Map<Leaf<?>, Map<String, String>> CHOICES =
      Map.of(Leaf.FACING, Map.of("by moves of other men", "by moves of other pieces"));

  private RenamedWords() {}

  /** Today's word for one that is unknown in a section. */
  public static Optional<Word> now(Section section, String before) {
    return WORDS.stream()
        .filter(renamed -> Word.in(section).contains(renamed.now()) && renamed.before().equals(before))
        .map(Renamed::now).findFirst();
  }

  /** Today's word for one of those to choose from. */
  public static Optional<String> now(Leaf<?> leaf, String before) {
    return Optional.ofNullable(CHOICES.getOrDefault(leaf, Map.of()).get(before));
  }

  /** A file's tree with today's words, every one at its old place. */
  public static Tree.Mapping renewed(Tree.Mapping file) {
    return renewed(Section.FILE, file);
  }

  private static Tree.Mapping renewed(Section section, Tree.Mapping tree) {
    Map<String, Tree.Entry> entries = new LinkedHashMap<>();
    tree.entries().forEach((key, entry) -> {
      Optional<Word> word = Word.of(section, key).or(() -> now(section, key));
      String name = word.map(Word::text).orElse(key);
      Tree value = word.map(known -> renewed(known.shape(), entry.value())).orElse(entry.value());
      entries.put(name, new Tree.Entry(named(entry.key(), name), value));
    });
    return new Tree.Mapping(entries, tree.place());
  }

  private static Tree renewed(Shape shape, Tree tree) {
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

  private static Tree values(Shape shape, Tree.Mapping tree) {
    Map<String, Tree.Entry> entries = new LinkedHashMap<>();
    tree.entries().forEach((key, entry) -> entries.put(key,
        new Tree.Entry(entry.key(), renewed(shape, entry.value()))));
    return new Tree.Mapping(entries, tree.place());
  }

  private static Tree.Scalar named(Tree.Scalar scalar, String name) {
    return name.equals(scalar.text()) ? scalar : new Tree.Scalar(name, scalar.place(), scalar.style());
  }
}
