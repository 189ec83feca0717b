package org.variorum.rules.language;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.variorum.rules.language.ConditionSimplifier.Simplified;
import org.variorum.rules.language.tree.Layers;
import org.variorum.rules.language.tree.Merge;
import org.variorum.rules.language.tree.Tree;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Letters;
import org.variorum.rules.language.word.Malformed;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.ValueShape;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.registry.RoomRegistry;

/**
 * The parts of lower layers that a definition inherits. If a layer removes a piece, the lower layers lose the text
 * that concerns only that piece: without queens, a pawn that {@code becomes: Q R} in the parent {@code becomes: R}. If
 * a layer removes a rule, the start position loses the fields of that rule. The removing layer keeps all its text, so
 * that its own references to a removed piece are reported.
 */
final class InheritedParts {

  /** Kinds of text from which no letter is removed: the letter names no piece, or the text needs the letter. */
  private static final Set<Leaf<?>> UNREDUCED = Set.of(Leaf.TEXT, Leaf.FEN, Leaf.MOVEMENT, Leaf.CONDITION);

  /** The default value of words that apply to the royal piece. It counts as a missing piece if no piece is royal. */
  private static final String ROYAL_PIECE = "the royal piece";

  private final Set<String> missingPieces;

  private InheritedParts(Set<String> missingPieces) {
    this.missingPieces = missingPieces;
  }

  /** Returns the layers without the parts that are not inherited. */
  static Layers of(Layers layers) {
    Layers rest = layers;
    Set<String> remaining = letters(withoutInheritedOptions(layers).merged(), false);
    for (int layer = 1; layer <= layers.lastIndex(); layer++) {
      Set<String> missingPieces = letters(layers.trees().get(layer), true);
      missingPieces.removeAll(remaining);
      if (!hasRoyal(withoutInheritedOptions(layers).merged())) {
        missingPieces.add(ROYAL_PIECE);
      }
      for (int target = 0; target <= layers.lastIndex() && !missingPieces.isEmpty(); target++) {
        if (target < layer || isInheritedOption(layers, target)) {
          Tree.Mapping own = LikePieces.of(missingPieces, layers, layer).applyTo(rest, target);
          rest =
              rest.with(target, new InheritedParts(missingPieces).inherited(own, upperTree(layers, target)));
        }
      }
    }
    return withReducedStart(rest, layers);
  }

  private static boolean hasRoyal(Tree.Mapping tree) {
    return tree.get(Word.PIECES.text()).stream().filter(Tree.Mapping.class::isInstance)
        .flatMap(pieces -> ((Tree.Mapping) pieces).entries().values().stream()).map(Tree.Entry::value)
        .anyMatch(piece -> piece instanceof Tree.Mapping words
            && words.get(Word.ROYAL.text())
                .filter(value -> value instanceof Tree.Scalar yes && yes.text().equals("yes"))
                .isPresent());
  }

  /** The merged layers above a layer; empty for the last layer. */
  private static Optional<Tree> upperTree(Layers layers, int layer) {
    return layer == layers.lastIndex() ? Optional.empty()
        : Optional.of(new Layers(layers.trees().subList(layer + 1, layers.trees().size()), layers.place())
            .merged());
  }

  /** The layers other than options of ancestors. */
  private static Layers withoutInheritedOptions(Layers layers) {
    return new Layers(
        IntStream.rangeClosed(0, layers.lastIndex()).filter(layer -> !isInheritedOption(layers, layer))
            .mapToObj(layers.trees()::get).toList(),
        layers.place());
  }

  /** Whether a layer is an option of an ancestor. Such a layer lies above the definition's own file. */
  private static boolean isInheritedOption(Layers layers, int layer) {
    String file = layers.place().file();
    return !isOf(layers, layer, file)
        && IntStream.range(0, layer).anyMatch(lower -> isOf(layers, lower, file));
  }

  private static boolean isOf(Layers layers, int layer, String file) {
    return layers.trees().get(layer).place().file().equals(file);
  }

  /** Returns the letters of the pieces that a file removes if {@code areRemoved}, of its other pieces if not. */
  private static Set<String> letters(Tree.Mapping tree, boolean areRemoved) {
    return !(tree.get(Word.PIECES.text()).orElse(null) instanceof Tree.Mapping pieces) ? new HashSet<>()
        : pieces.entries().entrySet().stream()
            .filter(piece -> Merge.isNone(piece.getValue().value()) == areRemoved)
            .map(Map.Entry::getKey).filter(Letters::isLetter).collect(Collectors.toCollection(HashSet::new));
  }

  private Tree.Mapping inherited(Tree.Mapping tree, Optional<Tree> upperTree) {
    return inheritedSection(Section.FILE, tree, upperTree).orElse(emptyMapping(tree));
  }

  /**
   * Returns the inherited words of a section; empty if the loss of a word would change the meaning of other words.
   *
   * @param upperTree the same section of the merged upper layers; empty if they do not contain it
   */
  private Optional<Tree.Mapping> inheritedSection(Section section, Tree.Mapping tree,
      Optional<Tree> upperTree) {
    Map<String, Tree.Entry> remaining = new LinkedHashMap<>(tree.entries());
    for (Map.Entry<String, Tree.Entry> each : tree.entries().entrySet()) {
      Optional<Word> word = RoomRegistry.WORDS.find(section, each.getKey());
      Tree value = each.getValue().value();
      if (word.isEmpty() || Merge.isNone(value)) {
        continue;
      }
      if (isAlwaysTrue(section, word.get(), value)) {
        remaining.remove(each.getKey());
        continue;
      }
      Optional<Tree> upperValue = child(upperTree, each.getKey());
      Optional<Tree> rest = inheritedValue(word.get().shape(), value, word.get(), upperValue);
      if (rest.isPresent()) {
        remaining.put(each.getKey(), new Tree.Entry(each.getValue().key(), rest.get()));
      } else if (upperValue.isPresent() || isDroppable(section, word.get())) {
        remaining.remove(each.getKey());
      } else {
        return Optional.empty();
      }
    }
    return Optional.of(new Tree.Mapping(remaining, tree.place()));
  }

  private static Optional<Tree> child(Optional<Tree> tree, String key) {
    return tree.filter(Tree.Mapping.class::isInstance).flatMap(mapping -> ((Tree.Mapping) mapping).get(key));
  }

  /** Whether a word that names only missing pieces can be dropped without changing the other words of its section. */
  private static boolean isDroppable(Section section, Word word) {
    return section.equals(Section.FILE) || section.equals(Section.GOALS) || section.equals(Section.DRAWS)
        || section.equals(Section.PIECE) || section.equals(Section.RULES)
        || word.defaultText().equals(Letters.NOBODY);
  }

  /** Returns the inherited part of a value; empty if the value concerns only missing pieces. */
  private Optional<Tree> inheritedValue(ValueShape shape, Tree tree, Word word, Optional<Tree> upperTree) {
    return switch (shape) {
      case ValueShape.One<?>(Leaf<?> leaf) ->
          tree instanceof Tree.Scalar scalar ? inheritedText(leaf, scalar, word) : unchanged(tree);
      case ValueShape.Part(Section section) -> tree instanceof Tree.Mapping mapping
          ? Optional.of(mapping).filter(_ -> !lacks(section, mapping, upperTree))
              .flatMap(_ -> inheritedSection(section, mapping, upperTree)).map(Tree.class::cast)
          : unchanged(tree);
      case ValueShape.Named<?> named ->
          tree instanceof Tree.Mapping mapping ? inheritedNames(named, mapping, word, upperTree)
              : unchanged(tree);
      case ValueShape.Either(ValueShape shortForm, ValueShape longForm) ->
          inheritedForm(shortForm, longForm, tree, word, upperTree);
      case ValueShape.Several(ValueShape item) ->
          tree instanceof Tree.Sequence list ? inheritedItems(item, list, word)
              : inheritedValue(item, tree, word, upperTree);
    };
  }

  private Optional<Tree> inheritedForm(ValueShape shortForm, ValueShape longForm, Tree tree, Word word,
      Optional<Tree> upperTree) {
    if (!(tree instanceof Tree.Scalar scalar)) {
      return inheritedValue(longForm, tree, word, upperTree);
    }
    if (longForm instanceof ValueShape.Part(Section section)
        && lacks(section, emptyMapping(scalar), upperTree)) {
      return Optional.empty();
    }
    boolean isBrief = shortForm.leaves().stream().anyMatch(leaf -> leaf.accepts(scalar.text()));
    return inheritedValue(isBrief ? shortForm : longForm, tree, word, upperTree);
  }

  private static Optional<Tree> unchanged(Tree tree) {
    return Optional.of(tree);
  }

  private static Tree.Mapping emptyMapping(Tree tree) {
    return new Tree.Mapping(Map.of(), tree.place());
  }

  /** Whether a section lacks a word that means a missing piece by default. */
  private boolean lacks(Section section, Tree.Mapping tree, Optional<Tree> upperTree) {
    return RoomRegistry.WORDS.allowedIn(section).stream()
        .anyMatch(word -> missingPieces.contains(word.defaultText())
            && !tree.entries().containsKey(word.text()) && child(upperTree, word.text()).isEmpty());
  }

  private Optional<Tree> inheritedNames(ValueShape.Named<?> named, Tree.Mapping tree, Word word,
      Optional<Tree> upperTree) {
    Map<String, Tree.Entry> remaining = new LinkedHashMap<>();
    tree.entries().forEach((key, entry) -> {
      Optional<Tree.Scalar> name = inheritedText(named.key(), entry.key(), word).map(Tree.Scalar.class::cast)
          .filter(each -> !keyNamesMissing(each) || !named.key().accepts(entry.key().text()));
      Optional<Tree> value = Merge.isNone(entry.value()) ? Optional.of(entry.value())
          : inheritedValue(named.value(), entry.value(), word, child(upperTree, key));
      if (name.isPresent() && value.isPresent()) {
        remaining.put(name.get().text().strip(), new Tree.Entry(name.get(), value.get()));
      }
    });
    return remaining.isEmpty() && !tree.entries().isEmpty() ? Optional.empty()
        : Optional.of(new Tree.Mapping(remaining, tree.place()));
  }

  private Optional<Tree> inheritedItems(ValueShape item, Tree.Sequence list, Word word) {
    List<Tree> remaining = new ArrayList<>();
    list.items()
        .forEach(each -> inheritedValue(item, each, word, Optional.empty()).ifPresent(remaining::add));
    return remaining.isEmpty() && !list.items().isEmpty() ? Optional.empty()
        : Optional.of(new Tree.Sequence(remaining, list.place()));
  }

  /** Replaces the letters of missing pieces by blanks; empty if the text names only missing pieces. */
  private Optional<Tree> inheritedText(Leaf<?> leaf, Tree.Scalar scalar, Word word) {
    if (leaf == Leaf.CONDITION) {
      return inheritedCondition(scalar, word);
    }
    if (UNREDUCED.contains(leaf)) {
      return unchanged(scalar);
    }
    String rest = scalar.text();
    // Blanks keep the columns of the remaining letters for messages.
    for (String letter : missingPieces) {
      rest = Pattern.compile("(?<![^\\s,/])" + Pattern.quote(letter) + "(?![^\\s,/])").matcher(rest)
          .replaceAll(" ".repeat(letter.length()));
    }
    if (rest.equals(scalar.text())) {
      return unchanged(scalar);
    }
    return rest.isBlank() || rest.replace(',', ' ').isBlank() ? Optional.empty()
        : unchanged(leaf.accepts(rest) ? new Tree.Scalar(rest, scalar.place(), scalar.style()) : scalar);
  }

  /** Whether a key names a missing piece. */
  private boolean keyNamesMissing(Tree.Scalar name) {
    return Letters.tokens(name.text()).stream().anyMatch(token -> missingPieces.contains(token.text()));
  }

  /** Simplifies a condition; empty if it can never hold, or if it is required and names only missing pieces. */
  private Optional<Tree> inheritedCondition(Tree.Scalar scalar, Word word) {
    Optional<Simplified> rest = new ConditionSimplifier(missingPieces).simplify(scalar.text());
    boolean isNever =
        rest.filter(each -> each instanceof Simplified.Constant(boolean holds) && !holds).isPresent();
    if (isNever || word.isRequired() && conditionNamesOnlyMissing(scalar)) {
      return Optional.empty();
    }
    return unchanged(rest.filter(Simplified.Shorter.class::isInstance)
        .map(each -> ((Simplified.Shorter) each).text())
        .filter(text -> conditionNamesMissing(scalar.text()) && Leaf.CONDITION.accepts(text))
        .<Tree>map(text -> new Tree.Scalar(text, scalar.place(), Tree.Scalar.Style.FOLDED)).orElse(scalar));
  }

  /** Whether a value is a condition that limits other words and always holds if the missing pieces do not exist. */
  private boolean isAlwaysTrue(Section section, Word word, Tree value) {
    boolean isLimit = !section.equals(Section.FILE) && !section.equals(Section.RULES) && !word.isRequired()
        && word.shape().equals(ValueShape.one(Leaf.CONDITION));
    return isLimit && value instanceof Tree.Scalar scalar && conditionNamesMissing(scalar.text())
        && new ConditionSimplifier(missingPieces)
            .simplify(scalar.text())
            .filter(rest -> rest instanceof Simplified.Constant(boolean holds) && holds)
            .isPresent();
  }

  /** Whether a condition names a missing piece. */
  private boolean conditionNamesMissing(String condition) {
    return letters(condition).anyMatch(missingPieces::contains);
  }

  /** Whether a condition names at least one piece, and only missing pieces. */
  private boolean conditionNamesOnlyMissing(Tree.Scalar scalar) {
    List<String> letters = letters(scalar.text()).toList();
    return !letters.isEmpty() && missingPieces.containsAll(letters);
  }

  private static Stream<String> letters(String condition) {
    try {
      return Leaf.CONDITION.reader().read(condition).letters().stream().map(Letters.Token::text);
    } catch (Malformed _) {
      return Stream.empty();
    }
  }

  // ---- the start position

  /** Removes the fields of removed rules from an inherited start. The {@code originalLayers} have all rules. */
  private static Layers withReducedStart(Layers layers, Layers originalLayers) {
    int layer = layers.lastIndex();
    while (layer >= 0 && layers.trees().get(layer).get(Word.START.text()).isEmpty()) {
      layer--;
    }
    if (layer < 0 || layer == layers.lastIndex()
        || !(layers.trees().get(layer).entries().get(Word.START.text()) instanceof Tree.Entry entry)
        || !(entry.value() instanceof Tree.Scalar fen)) {
      return layers;
    }
    Set<String> lostWords = new HashSet<>(words(originalLayers.upTo(layer).merged()));
    lostWords.removeAll(words(layers.merged()));
    String start = RoomRegistry.startWithout(fen.text(), lostWords);
    return start.equals(fen.text()) ? layers
        : layers.with(layer, layers.trees().get(layer).with(entry.key(),
            new Tree.Scalar(start, fen.place(), fen.style())));
  }

  /** The words at the top of a file and below its goals. */
  private static Set<String> words(Tree.Mapping tree) {
    return Stream.concat(tree.entries().keySet().stream(),
        tree.get(Word.GOALS.text()).stream().filter(Tree.Mapping.class::isInstance)
            .flatMap(goals -> ((Tree.Mapping) goals).entries().keySet().stream()))
        .collect(Collectors.toSet());
  }
}
