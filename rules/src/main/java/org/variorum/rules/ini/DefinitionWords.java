package org.variorum.rules.ini;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.variorum.rules.board.BlackView;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Region;
import org.variorum.rules.board.Side;
import org.variorum.rules.board.Topology;
import org.variorum.rules.language.tree.SourceLocation;
import org.variorum.rules.language.tree.Tree;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Malformed;
import org.variorum.rules.language.word.SquaresText;
import org.variorum.rules.platform.BitSet;

/**
 * The words of a definition, or of one of its sections, with their values. The export takes (removes) each word that it
 * reads. The words that remain at the end have no equivalent among the options.
 */
final class DefinitionWords {

  private final Map<String, Tree> remaining = new LinkedHashMap<>();

  DefinitionWords(Tree tree) {
    if (tree instanceof Tree.Mapping mapping) {
      mapping.entries().forEach((key, entry) -> remaining.put(key, entry.value()));
    }
  }

  /** Takes a word, and returns its value; empty if there is none. */
  Optional<Tree> take(String word) {
    return Optional.ofNullable(remaining.remove(word));
  }

  /** Returns the text after a word without taking the word. */
  Optional<String> peek(String word) {
    return Optional.ofNullable(remaining.get(word)).map(DefinitionWords::scalarText);
  }

  /** Takes a word that has a text as its value, and returns the text; empty if there is none. */
  Optional<String> takeText(String word) {
    return remaining.get(word) instanceof Tree.Scalar ? take(word).map(DefinitionWords::scalarText)
        : Optional.empty();
  }

  /** Takes a word that has further words below it, and returns these; an empty object if there are none. */
  DefinitionWords takeSection(String word) {
    return remaining.get(word) instanceof Tree.Mapping ? new DefinitionWords(remaining.remove(word))
        : empty();
  }

  /** Takes a word, and returns the items of its list. A value that is not a list is the only item. */
  List<Tree> takeItems(String word) {
    return take(word).map(tree -> tree instanceof Tree.Sequence list ? list.items() : List.of(tree))
        .orElse(List.of());
  }

  /** The words that have not been taken. */
  List<String> remainingWords() {
    return List.copyOf(remaining.keySet());
  }

  /** Takes the words that a map contains. Returns whether they have the map's values, and no other word remains. */
  boolean hasExactly(Map<?, ?> words) {
    return words.entrySet().stream()
        .allMatch(word -> haveSameWords(takeText(String.valueOf(word.getKey())).orElse(""), word.getValue()))
        && remainingWords().isEmpty();
  }

  /** Whether two texts have the same words, in any order. */
  static boolean haveSameWords(String text, Object other) {
    return split(text).collect(Collectors.toSet())
        .equals(split(String.valueOf(other)).collect(Collectors.toSet()));
  }

  /** Returns an empty object. */
  static DefinitionWords empty() {
    return new DefinitionWords(new Tree.Sequence(List.of(), new SourceLocation("", 1, 1)));
  }

  /** Returns the text of a scalar; empty for any other tree. */
  static String scalarText(Tree tree) {
    return tree instanceof Tree.Scalar scalar ? scalar.text() : "";
  }

  /**
   * Returns the squares that a text names for White and for Black; empty if the text is malformed. Black's squares are
   * White's rotated by 180 degrees if {@code halfTurn}, and White's mirrored if not, unless the text names them.
   */
  static Optional<List<Zone>> zones(String text, int files, int ranks, boolean halfTurn) {
    try {
      SquaresText squares = Leaf.SQUARES.reader().read(text);
      Geometry board = new Geometry(new Topology.Rectangle(files, ranks), new BitSet(),
          halfTurn ? BlackView.HALF_TURN : BlackView.MIRRORED);
      return Optional
          .of(Stream.of(Side.values()).map(side -> zone(squares.unclippedRegion(), board, side)).toList());
    } catch (Malformed _) {
      return Optional.empty();
    }
  }

  private static Zone zone(Region region, Geometry board, Side side) {
    Zone zone = Zone.none(board.files(), board.ranks());
    IntStream.range(0, board.size()).filter(square -> region.contains(board, square, side))
        .forEach(square -> zone.set().set(board.rank(square) * board.files() + board.file(square)));
    return zone;
  }

  /** Returns the letters that a text names. {@code all but P} names all letters except P. */
  static List<String> letters(String text, List<String> allLetters) {
    List<String> named = new ArrayList<>(List.of(text.strip().split("[\\s,]+")));
    if (!named.getFirst().equals("all")) {
      return named.stream().filter(allLetters::contains).toList();
    }
    return allLetters.stream().filter(letter -> !named.contains(letter)).toList();
  }

  /** Splits a text at blanks and commas, and leaves out empty parts. */
  static Stream<String> split(String text) {
    return Stream.of(text.strip().split("[\\s,]+")).filter(word -> !word.isEmpty());
  }
}
