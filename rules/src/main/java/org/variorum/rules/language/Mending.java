package org.variorum.rules.language;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.variorum.rules.language.field.Problems;
import org.variorum.rules.language.tree.Layers;
import org.variorum.rules.language.tree.Merge;
import org.variorum.rules.language.tree.Tree;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.Shape;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.registry.House;

/**
 * Layers without the entries that were complained about, or with other values for them. Of a section that is without a
 * word that it must have nothing is left.
 */
final class Mending {

  private final List<Problems> left;
  private final Optional<Problems> other;
  private TrialValues values = new TrialValues(List.of(), Set.of());
  private boolean startless;
  private boolean groundless;

  /**
   * @param left where entries are left out
   * @param other where entries have other values
   */
  Mending(List<Problems> left, Optional<Problems> other) {
    this.left = left;
    this.other = other;
  }

  /** Empty if what was complained about is what all else refers to. */
  Optional<Layers> of(Layers layers) {
    values = TrialValues.of(layers.merged());
    List<Tree.Mapping> trees = new ArrayList<>();
    for (Tree.Mapping tree : layers.trees()) {
      trees.add(section(Section.FILE, tree));
    }
    if (startless) {
      trees.replaceAll(tree -> tree.without(Word.START.text()));
    }
    boolean known = Stream.concat(left.stream(), other.stream()).allMatch(problems -> problems.allIn(layers));
    return groundless || !known ? Optional.empty() : Optional.of(new Layers(trees, layers.place()));
  }

  private boolean isLeft(Tree tree) {
    return left.stream().anyMatch(problems -> problems.inDoubt(tree));
  }

  private boolean isOther(Tree tree) {
    return other.filter(problems -> problems.inDoubt(tree)).isPresent();
  }

  private boolean lacks(Tree.Mapping section) {
    return left.stream().anyMatch(problems -> problems.lacks(section))
        || other.filter(problems -> problems.lacks(section)).isPresent();
  }

  private Tree.Mapping section(Section section, Tree.Mapping tree) {
    Map<String, Tree.Entry> entries = new LinkedHashMap<>();
    tree.entries().forEach((key, entry) -> House.WORDS.of(section, key).ifPresent(
        word -> mended(word, entry).ifPresent(value -> entries.put(key, new Tree.Entry(entry.key(), value)))));
    return new Tree.Mapping(entries, tree.place());
  }

  /** The value of a word. */
  private Optional<Tree> mended(Word word, Tree.Entry entry) {
    Tree value = entry.value();
    if (isLeft(entry.key())) {
      return instead(word, value, false);
    }
    // A word that is misspelt: it may be the one that it is like, or another.
    Optional<Tree> rest = Merge.removes(value) && !isLeft(value) ? Optional.of(value)
        : value(word.shape(), value);
    return rest.isPresent() ? rest : instead(word, value, !isLeft(value));
  }

  private Optional<Tree> instead(Word word, Tree value, boolean replaced) {
    startless |= word.equals(Word.START);
    groundless |= word.equals(Word.BOARD) || word.equals(Word.PIECES) || word.equals(Word.SIDES);
    return word.shape().leaves().contains(Leaf.TEXT) ? Optional.of(TrialValues.text(value.place()))
        : replaced && other.isPresent() ? values.of(word, value) : Optional.empty();
  }

  private Optional<Tree> value(Shape shape, Tree tree) {
    return switch (tree) {
      case Tree.Scalar scalar -> Optional.<Tree>of(scalar).filter(each -> !isLeft(each) && !isOther(each));
      case Tree.Sequence list -> items(shape, list);
      case Tree.Mapping mapping -> mapping(shape, mapping);
    };
  }

  private Optional<Tree> items(Shape shape, Tree.Sequence list) {
    Shape item = shape instanceof Shape.Several(Shape each) ? each : shape;
    List<Tree> rest = list.items().stream().flatMap(each -> value(item, each).stream()).toList();
    return rest.isEmpty() || isLeft(list) || isOther(list) ? Optional.empty()
        : Optional.of(new Tree.Sequence(rest, list.place()));
  }

  private Optional<Tree> mapping(Shape shape, Tree.Mapping mapping) {
    return switch (shape) {
      case Shape.Part(Section section) -> Optional.of(mapping).filter(each -> !lacks(each))
          .map(each -> section(section, each)).filter(rest -> isWhole(section, mapping, rest))
          .map(Tree.class::cast);
      case Shape.Named<?> named -> names(named, mapping);
      case Shape.Either(Shape _, Shape full) -> mapping(full, mapping);
      case Shape.Several(Shape item) -> mapping(item, mapping);
      case Shape.One<?> _ -> Optional.empty();
    };
  }

  private static boolean isWhole(Section section, Tree.Mapping mapping, Tree.Mapping rest) {
    return (!rest.entries().isEmpty() || mapping.entries().isEmpty()) && House.WORDS.requiredIn(section).stream()
        .noneMatch(word -> mapping.get(word.text()).isPresent() && rest.get(word.text()).isEmpty());
  }

  private Optional<Tree> names(Shape.Named<?> named, Tree.Mapping mapping) {
    Map<String, Tree.Entry> rest = new LinkedHashMap<>();
    mapping.entries().forEach((key, entry) -> {
      boolean doubtful = isLeft(entry.key()) || isOther(entry.key());
      Optional<Tree> value = Optional.of(entry.value()).filter(_ -> !doubtful)
          .flatMap(each -> Merge.removes(each) ? Optional.of(each) : value(named.value(), each));
      value.ifPresent(each -> rest.put(key, new Tree.Entry(entry.key(), each)));
      // Others refer to what bears the name.
      groundless |= value.isEmpty() && !Merge.removes(entry.value())
          && (named.key() == Leaf.LETTER || named.key() == Leaf.COUNTER);
    });
    return rest.isEmpty() ? Optional.empty() : Optional.of(new Tree.Mapping(rest, mapping.place()));
  }
}
