package org.variorum.rules.language;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.variorum.rules.definition.DefinitionException;
import org.variorum.rules.language.field.DefinitionProblems;
import org.variorum.rules.language.field.TreeReader;
import org.variorum.rules.language.tree.SourceLocation;
import org.variorum.rules.language.tree.Tree;
import org.variorum.rules.language.tree.Tree.Scalar.Style;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Letters;
import org.variorum.rules.language.word.ValueShape;
import org.variorum.rules.language.word.Word;

/**
 * Substitutes for values that have problems, for a trial check of the other values. A substitute has as much effect as
 * possible: for example, a movement captures, slides and leaps.
 *
 * @param letters the letters of the pieces, royal ones last
 * @param nonRoyal the letters of the pieces that are not royal; all letters if every piece is royal
 * @param counters the names of the counters
 */
record TrialValues(List<String> letters, List<String> nonRoyal, Set<String> counters) {

  /** A movement that captures, slides, leaps, and has further initial moves. */
  private static final String MOVEMENT = "QNifmnDimA";

  /** The substitutes for a file, from the pieces and counters that it names. */
  static TrialValues of(Tree.Mapping file) {
    Map<String, Tree.Entry> pieces = file.get(Word.PIECES.text()).filter(Tree.Mapping.class::isInstance)
        .map(each -> ((Tree.Mapping) each).entries()).orElse(Map.of());
    List<String> royalLetters = letters(pieces, true);
    List<String> commonLetters = letters(pieces, false);
    List<String> all = Stream.concat(commonLetters.stream(), royalLetters.stream()).toList();
    return new TrialValues(all, commonLetters.isEmpty() ? all : commonLetters,
        PiecesReader.counters(file));
  }

  private static List<String> letters(Map<String, Tree.Entry> pieces, boolean areRoyal) {
    return pieces.entrySet().stream().filter(piece -> Letters.isLetter(piece.getKey()))
        .filter(piece -> isRoyal(piece.getValue().value()) == areRoyal).map(Map.Entry::getKey).toList();
  }

  private static boolean isRoyal(Tree piece) {
    return piece instanceof Tree.Mapping words && words.get(Word.ROYAL.text()).isPresent();
  }

  /** A text that is unique to its place, for example for a name. */
  static Tree text(SourceLocation place) {
    return new Tree.Scalar(place.toString(), place, Style.PLAIN);
  }

  /** A substitute for the value of a word; empty if none is known. */
  Optional<Tree> of(Word word, Tree original) {
    return of(word.shape(), word.defaultText(), original).or(() -> example(word));
  }

  /**
   * A substitute of a shape, at the place of {@code original}; empty if none is known. It differs from the text
   * {@code excluded}.
   */
  Optional<Tree> of(ValueShape shape, String excluded, Tree original) {
    return shape.leaves().stream().flatMap(leaf -> texts(leaf).stream())
        .filter(text -> !text.equals(excluded))
        .findFirst().map(text -> new Tree.Scalar(text, original.place(), Style.PLAIN));
  }

  /** The possible substitutes of a kind of text, the best first. */
  private List<String> texts(Leaf<?> leaf) {
    if (leaf == Leaf.MOVEMENT) {
      return List.of(MOVEMENT);
    }
    if (leaf == Leaf.LETTER) {
      return letters;
    }
    if (leaf == Leaf.LETTERS || leaf == Leaf.SIDED_LETTERS) {
      return List.of(String.join(" ", nonRoyal));
    }
    if (leaf == Leaf.CONDITION) {
      return List.of(condition());
    }
    return leaf == Leaf.SQUARES ? List.of("rank 2") : leaf.choices().stream().map(Leaf.Choice::word).toList();
  }

  /** A condition that depends on every counter. */
  private String condition() {
    return counters.isEmpty() ? "no own " + letters.stream().findFirst().orElse("K")
        : counters.stream().map(name -> "own " + name + " at least 1").collect(Collectors.joining(" or "));
  }

  private static Optional<Tree> example(Word word) {
    DefinitionProblems problems = new DefinitionProblems();
    try {
      return TreeReader.read("example", word.text() + ": " + word.example(), problems).get(word.text());
    } catch (DefinitionException e) {
      throw new IllegalStateException("the example of " + word, e);
    }
  }
}
