package org.variorum.testkit.naive.position;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.Goal;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Royalty;
import org.variorum.rules.definition.Royalty.Several;

/**
 * Facts about a definition that all parts of the interpreter need.
 *
 * @param kinds the kinds of pieces by their letters
 * @param start the board of the start position
 * @param checkDependentLetters the letters of the pieces that move differently in check
 */
public record NaiveRules(Definition definition, Geometry geometry, Map<String, PieceKind> kinds, Board start,
    Set<String> checkDependentLetters) {

  public static NaiveRules of(Definition definition) {
    return new NaiveRules(definition, definition.board(),
        definition.pieces().stream()
            .collect(Collectors.toUnmodifiableMap(PieceKind::letter, piece -> piece)),
        new NaivePlacement(definition).read(definition.start()),
        definition.pieces().stream().filter(definition::changesInCheck)
            .map(PieceKind::letter)
            .collect(Collectors.toUnmodifiableSet()));
  }

  /** The kind of piece with a letter of this definition. Throws if there is none. */
  public PieceKind kind(String letter) {
    PieceKind kind = kinds.get(letter);
    if (kind == null) {
      throw new IllegalArgumentException("no kind of piece has the letter " + letter);
    }
    return kind;
  }

  /** Whether the game has check (COM-5). */
  public boolean hasCheck() {
    return definition.royalty().mode() == Royalty.Mode.CHECK;
  }

  /** Whether a royal piece can leave the board by a capture or its aftermath. */
  public boolean mayLoseRoyal() {
    return definition.goals().contains(new Goal.RoyalCaptured());
  }

  /**
   * Whether a side has fewer royal pieces than it must keep. It must keep one, or all of its start position if the loss
   * of any one counts.
   */
  public boolean hasLostRoyals(Board board, Side side) {
    boolean mustKeepAll = definition.royalty().several() == Several.ALL && mayLoseRoyal();
    int fewest = mustKeepAll ? Math.max(1, start.royalSquares(side).size()) : 1;
    return board.royalSquares(side).size() < fewest;
  }

  /** Whether a side is in danger under the game's rule for several royal pieces. {@code attacked} tests a square. */
  public boolean areInDanger(Board board, Side side, IntPredicate attacked) {
    List<Integer> royals = board.royalSquares(side);
    long inDanger = royals.stream().filter(attacked::test).count();
    return switch (definition.royalty().several()) {
      case ONE -> board.royalSquare(side).filter(attacked::test).isPresent();
      case ALL -> inDanger > 0;
      case LAST -> royals.size() == 1 && inDanger == 1;
      case NOT_ALL -> !royals.isEmpty() && inDanger == royals.size();
    };
  }

  /** The number of pieces of a kind that a side has in hand at the start. */
  public int startHandCount(Side side, String letter) {
    String hands = definition.start().replaceFirst("^[^ \\[]*\\[?", "").replaceFirst("[\\] ].*", "");
    String fenLetter = side == Side.WHITE ? letter : letter.toLowerCase(Locale.ROOT);
    return (int) Pattern.compile("\\+?[A-Za-z]").matcher(hands).results()
        .filter(held -> held.group().equals(fenLetter)).count();
  }

  /** Whether a piece counts as unmoved, because it is on a start square of its kind. */
  public boolean countsAsUnmoved(NaivePiece piece, int square) {
    return piece.kind().home().map(home -> NaiveGeometry.contains(geometry, home, square, piece.side()))
        .orElseGet(() -> start.holds(square, other -> other.is(piece.side(), piece.letter())));
  }
}
