package org.variorum.rules.rule;

import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.Goal;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.fen.FenField;
import org.variorum.rules.fen.StartPlacement;
import org.variorum.rules.position.FenException;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.state.Kinds;
import org.variorum.rules.state.Royals;
import org.variorum.rules.state.SlotAllocator;
import org.variorum.rules.text.Excerpt;

/**
 * What a rule is made from, besides its record.
 *
 * @param definition the whole definition; a rule reads of it pieces, board and start, and no other rule
 * @param kinds its kinds of pieces by number
 * @param memory gives out what the rule asks positions to remember
 * @param moveKinds gives out the numbers of its kinds of moves
 */
public record Context(Definition definition, Kinds kinds, SlotAllocator memory, MoveKinds moveKinds) {

  public Geometry board() {
    return definition.board();
  }

  /** Letters in the order of the definition. */
  public List<String> inOrder(Collection<String> letters) {
    return definition.pieces().stream().map(PieceKind::letter).filter(letters::contains).toList();
  }

  /** The names of pieces, in the order of the definition. */
  public List<String> names(Collection<String> letters) {
    return definition.pieces().stream().filter(piece -> letters.contains(piece.letter())).map(PieceKind::name)
        .toList();
  }

  /** The name of the royal piece, if only one kind is royal. */
  public String royal() {
    List<String> names = definition.pieces().stream().filter(PieceKind::royal).map(PieceKind::name).toList();
    return names.size() == 1 ? names.getFirst() : "royal piece";
  }

  /**
   * What a rule promises by which a side moves enemies, but for what it breaks: who has no other move may have to bring one to where it
   * wins, if something else ends the game than mate, stalemate and the capture of a royal piece.
   */
  public Set<Guarantee> movingEnemiesBut(Guarantee... broken) {
    boolean mateAlone = definition.goals().stream().allMatch(goal -> goal instanceof Goal.Checkmate
        || goal instanceof Goal.Stalemate || goal instanceof Goal.RoyalCaptured);
    Set<Guarantee> kept = EnumSet.copyOf(Guarantee.usualExcept(broken));
    if (!mateAlone) {
      kept.remove(Guarantee.NO_WIN_BY_LACK_OF_MOVES_OR_PIECES);
    }
    return Collections.unmodifiableSet(kept);
  }

  /** What is known of royal pieces where a side may have several. */
  public Royals royals() {
    return new Royals(kinds, StartPlacement.pieceCodes(kinds));
  }

  /** The names of squares with a separator between. */
  public String squares(Collection<Integer> squares, String separator) {
    return squares.stream().map(board()::name).collect(Collectors.joining(separator));
  }

  /** The order in which a FEN names squares: by file, then by rank. */
  public Comparator<Integer> byFile() {
    return Comparator.<Integer>comparingInt(board()::file).thenComparingInt(board()::rank);
  }

  /**
   * The squares that a state entry names, in the order of a FEN.
   *
   * @throws FenException if the board has no such square, or one is named twice
   */
  public SortedSet<Integer> squares(FenField field, String separator) {
    SortedSet<Integer> squares = new TreeSet<>(byFile());
    int at = 0;
    for (String name : field.text().split(Pattern.quote(separator), -1)) {
      int index = at;
      int square = board().square(name)
          .orElseThrow(() -> field.error("the board has no square '" + Excerpt.of(name) + "'", index));
      if (!squares.add(square)) {
        throw field.error("the square " + name + " twice", at);
      }
      at += name.length() + separator.length();
    }
    return squares;
  }
}
