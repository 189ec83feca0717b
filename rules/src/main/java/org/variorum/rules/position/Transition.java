package org.variorum.rules.position;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.variorum.rules.platform.Copies;

/**
 * The changes by a move, as data: enough to display, animate and announce the move without knowing any rule.
 *
 * @param legs the parts of the move
 * @param changes the squares with other contents after the move, in ascending order
 * @param journeys the pieces that moved, came to the board or changed, the mover first. A mover that a blast removes is
 *     both here and in {@code removals}
 * @param removals the pieces that left the board, in the order in which the move reaches them; those removed by a blast
 *     come last
 * @param handChanges the change of the number of pieces in hand, by piece; unchanged numbers are omitted
 * @param beneathChanges the change of the number of pieces beneath others, by piece; unchanged numbers are omitted
 * @param check whether the side to move after the move is in check
 * @param outcome the outcome, if the move ended the game
 */
public record Transition(Legs legs, List<Change> changes, List<Journey> journeys, List<Removal> removals,
    Map<Piece, Integer> handChanges, Map<Piece, Integer> beneathChanges, boolean check,
    Optional<Outcome> outcome) {

  /** A square and its contents before and after the move. */
  public record Change(int square, Optional<Piece> before, Optional<Piece> after) {}

  /**
   * A piece that moved, changed, or both.
   *
   * @param before the piece before the move
   * @param from the square of the piece before the move; empty if it was not on the board
   * @param path the squares on its path, in order; one square if the piece stayed or came to the board
   * @param after the piece after the move: of another side if recruited, of another kind if promoted or demoted
   */
  public record Journey(Piece before, Optional<Integer> from, List<Integer> path, Piece after) {

    public Journey {
      path = List.copyOf(path);
    }

    /** The square of the piece after the move. */
    public int to() {
      return path.getLast();
    }
  }

  /** A piece that left the board. */
  public record Removal(Piece piece, int square) {}

  public Transition {
    changes = List.copyOf(changes);
    journeys = List.copyOf(journeys);
    removals = List.copyOf(removals);
    handChanges = Copies.of(handChanges);
    beneathChanges = Copies.of(beneathChanges);
  }
}
