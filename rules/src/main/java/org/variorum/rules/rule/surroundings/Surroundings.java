package org.variorum.rules.rule.surroundings;

import java.util.Set;
import org.variorum.rules.board.Directions;
import org.variorum.rules.board.Region;
import org.variorum.rules.definition.Mechanism;
import org.variorum.rules.definition.PieceKind;

/**
 * Enemies around the square where a piece arrives change sides, or are captured. Who changes sides stays of its kind; who is
 * captured so leaves the game, comes into no hand, and is no progress. A royal piece never changes sides, and is captured so only
 * where royal pieces may be captured. All of it happens at once, after all that the move itself does, and it threatens nothing.
 *
 * @param which which enemies
 * @param lines in which directions
 * @param happens what happens to them
 * @param moves whether it follows from moves of pieces on the board
 * @param drops whether it follows from drops
 * @param compulsory whether such a move is illegal that changes nothing so
 * @param opening as long as one of these squares is empty a drop has to be made on one of them, and need change nothing
 * @param spared kinds that stay what they are
 * @param closing squares that close a line in while neither a piece nor a wall stands there, as a piece of the mover's does
 */
public record Surroundings(Which which, Directions lines, Happens happens, boolean moves, boolean drops,
    boolean compulsory, Region opening, Set<String> spared, Region closing) implements Mechanism {

  /** Which enemies it is about. */
  public enum Which {
    /** Those in an unbroken line between the arrival square and another piece of the mover's. */
    ENCLOSED_RUN,
    /** One that stands alone between the two. */
    ENCLOSED_ONE,
    /** Those that stand next to the arrival square. */
    ADJACENT,
    /**
     * Those that the piece could capture from there by its own ways, whoever may capture them, and whatever else keeps pieces from moving.
     * Its ways in check, and those under a condition, do not count.
     */
    ATTACKED
  }

  /** What happens to them. */
  public enum Happens {
    CHANGE_SIDES, ARE_CAPTURED
  }

  public Surroundings {
    spared = Set.copyOf(spared);
  }

  @Override
  public boolean mayLose(PieceKind piece) {
    return !spared.contains(piece.letter()) && (happens == Happens.ARE_CAPTURED || !piece.royal());
  }
}
