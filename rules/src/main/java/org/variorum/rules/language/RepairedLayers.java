package org.variorum.rules.language;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.language.field.DefinitionProblems;
import org.variorum.rules.language.tree.Layers;
import org.variorum.rules.language.tree.Merge;
import org.variorum.rules.language.tree.Tree;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.ValueShape;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.registry.RoomRegistry;

/**
 * The layers of a text with replacements for the entries that have problems, so that the rest can be checked. A
 * section that lacks a required word is replaced or removed completely.
 */
final class RepairedLayers {

  /** The replacement of an entry. */
  enum Replacement {
    /** The value of the lower layers. */
    LOWER_VALUE,
    /** Another valid value of the word. */
    OTHER_VALUE,
    /** The value {@code none}, which removes the value of the lower layers. */
    NONE
  }

  /** The words that an unknown word of a section is assumed to mean. */
  private static final Map<Section, List<Word>> GUESSES =
      Map.of(Section.GOALS, List.of(Word.STALEMATE), Section.PIECE, List.of(Word.MOVES, Word.ROYAL));

  private final List<DefinitionProblems> problemsByRound;
  private final Replacement replacement;
  private TrialValues values = new TrialValues(List.of(), List.of(), Set.of());
  /** Whether the start position is in doubt, so that it is left out of all layers. */
  private boolean dropsStart;
  /** Whether no repair can be checked, because something to which the rest refers is in doubt. */
  private boolean isImpossible;

  /** @param problemsByRound the problems of the first check and of each later round */
  RepairedLayers(List<DefinitionProblems> problemsByRound, Replacement replacement) {
    this.problemsByRound = problemsByRound;
    this.replacement = replacement;
  }

  /** Returns the repaired layers; empty if the board, the sides, or a name to which the rest refers is in doubt. */
  Optional<Layers> of(Layers layers) {
    values = TrialValues.of(layers.merged());
    List<Tree.Mapping> trees = new ArrayList<>();
    for (Tree.Mapping tree : layers.trees()) {
      trees.add(repairSection(Section.FILE, tree));
    }
    if (dropsStart) {
      trees.replaceAll(tree -> tree.without(Word.START.text()));
    }
    Layers rest = new Layers(trees, layers.place());
    boolean areAllLocated = problemsByRound.stream().allMatch(problems -> problems.areAllIn(layers));
    return isImpossible || !areAllLocated || !names(rest).equals(names(layers)) ? Optional.empty()
        : Optional.of(rest);
  }

  /** The names of pieces and counters, to which the rest of the text refers. */
  private static Set<String> names(Layers layers) {
    Tree.Mapping merged = layers.merged();
    Set<String> names = new HashSet<>(PiecesReader.counters(merged));
    merged.get(Word.PIECES.text()).filter(Tree.Mapping.class::isInstance)
        .ifPresent(pieces -> names.addAll(((Tree.Mapping) pieces).entries().keySet()));
    return names;
  }

  /** Whether a round has found a problem at this key or value. */
  private boolean isDoubtful(Tree tree) {
    return problemsByRound.stream().anyMatch(problems -> problems.isDoubtful(tree));
  }

  /** Whether any word of a section has a problem. A way of moving with such a word is replaced as a whole. */
  private boolean hasDoubtful(Tree.Mapping section) {
    return problemsByRound.stream().anyMatch(problems -> !problems.isSound(section));
  }

  /** Whether a round has found that a section lacks a required word. */
  private boolean lacks(Tree.Mapping section) {
    return problemsByRound.stream().anyMatch(problems -> problems.isIncomplete(section));
  }

  private Tree.Mapping repairSection(Section section, Tree.Mapping tree) {
    Map<String, Tree.Entry> entries = new LinkedHashMap<>();
    tree.entries().forEach((key, entry) -> {
      Optional<Word> word = RoomRegistry.WORDS.find(section, key);
      // An unknown word may mean any word, even a word to which the rest of the text refers.
      isImpossible |= word.isEmpty() && (section.equals(Section.FILE) || section.equals(Section.OPTION));
      word.flatMap(known -> repaired(known, entry))
          .ifPresent(value -> entries.put(key, new Tree.Entry(entry.key(), value)));
    });
    boolean hasUnknown =
        tree.entries().keySet().stream().anyMatch(key -> RoomRegistry.WORDS.find(section, key).isEmpty());
    for (Word word : hasUnknown && usesOther() ? GUESSES.getOrDefault(section, List.of()) : List.<Word>of()) {
      values.of(word, tree)
          .ifPresent(value -> entries.put(word.text(), new Tree.Entry(scalar(word, tree), value)));
    }
    return new Tree.Mapping(entries, tree.place());
  }

  private static Tree.Scalar scalar(Word word, Tree place) {
    return new Tree.Scalar(word.text(), place.place(), Tree.Scalar.Style.PLAIN);
  }

  private boolean usesOther() {
    return replacement == Replacement.OTHER_VALUE;
  }

  /** The repaired value of a word, or the replacement of its value; empty if the word is left out. */
  private Optional<Tree> repaired(Word word, Tree.Entry entry) {
    Tree value = entry.value();
    Optional<Tree> rest = isDoubtful(entry.key()) && !usesOther() ? Optional.empty()
        : Merge.isNone(value) && !isDoubtful(value) ? Optional.of(value) : repairValue(word.shape(), value);
    return rest.isPresent() ? rest : replacementOf(word, value);
  }

  /** The replacement of a word's value; empty if the word is left out. A text, such as a name, always has one. */
  private Optional<Tree> replacementOf(Word word, Tree value) {
    boolean isStart = word.equals(Word.START);
    dropsStart |= isStart;
    isImpossible |= word.equals(Word.BOARD) || word.equals(Word.PIECES) || word.equals(Word.SIDES);
    return word.shape().leaves().contains(Leaf.TEXT) ? Optional.of(TrialValues.text(value.place()))
        : isStart ? Optional.empty() : switch (replacement) {
          case LOWER_VALUE -> Optional.empty();
          case OTHER_VALUE -> values.of(word, value);
          case NONE -> Optional.of(new Tree.Scalar("none", value.place(), Tree.Scalar.Style.PLAIN));
        };
  }

  /** The value with replacements for its faulty parts; empty if nothing valid is left. */
  private Optional<Tree> repairValue(ValueShape shape, Tree tree) {
    return switch (tree) {
      case Tree.Scalar scalar -> Optional.<Tree>of(scalar).filter(each -> !isDoubtful(each));
      case Tree.Sequence list -> repairItems(shape, list);
      case Tree.Mapping mapping -> repairMapping(shape, mapping);
    };
  }

  private Optional<Tree> repairItems(ValueShape shape, Tree.Sequence list) {
    ValueShape item = shape instanceof ValueShape.Several(ValueShape each) ? each : shape;
    List<Tree> rest = list.items().stream().flatMap(each -> repairValue(item, each).stream()).toList();
    boolean isLost = rest.isEmpty() || usesOther() && rest.size() < list.items().size() || isDoubtful(list);
    return isLost ? Optional.empty() : Optional.of(new Tree.Sequence(rest, list.place()));
  }

  private Optional<Tree> repairMapping(ValueShape shape, Tree.Mapping mapping) {
    return switch (shape) {
      case ValueShape.Part(Section section) -> Optional.of(mapping)
          .filter(each -> !lacks(each) && !(usesOther() && section.equals(Section.WAY) && hasDoubtful(each)))
          .map(each -> repairSection(section, each)).filter(rest -> hasRequiredWords(section, mapping, rest))
          .map(Tree.class::cast);
      case ValueShape.Named<?> named -> repairNames(named, mapping);
      case ValueShape.Either(ValueShape _, ValueShape longForm) -> repairMapping(longForm, mapping);
      case ValueShape.Several(ValueShape item) -> repairMapping(item, mapping);
      case ValueShape.One<?> _ -> Optional.empty();
    };
  }

  private static boolean hasRequiredWords(Section section, Tree.Mapping mapping, Tree.Mapping rest) {
    return RoomRegistry.WORDS.requiredIn(section).stream()
        .noneMatch(word -> mapping.get(word.text()).isPresent() && rest.get(word.text()).isEmpty());
  }

  private Optional<Tree> repairNames(ValueShape.Named<?> named, Tree.Mapping mapping) {
    Map<String, Tree.Entry> rest = new LinkedHashMap<>();
    mapping.entries().forEach((key, entry) -> {
      Tree value = entry.value();
      Optional<Tree> repaired = isDoubtful(entry.key()) ? Optional.empty()
          : Merge.isNone(value) ? Optional.of(value) : repairValue(named.value(), value);
      // It is unknown which name the author wanted to remove.
      isImpossible |= isDoubtful(entry.key()) && Merge.isNone(value);
      repaired.or(() -> usesOther() ? values.of(named.value(), "", value) : Optional.empty())
          .ifPresent(each -> rest.put(key, new Tree.Entry(entry.key(), each)));
    });
    return rest.isEmpty() && named.key() != Leaf.LETTER ? Optional.empty()
        : Optional.of(new Tree.Mapping(rest, mapping.place()));
  }
}
