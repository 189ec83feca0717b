package org.variorum.rules.rule.push;

import java.util.Set;
import org.variorum.rules.board.Directions;
import org.variorum.rules.definition.Mechanism;
import org.variorum.rules.definition.PieceKind;

/**
 * Instead of a move by its own movement a piece goes one step onto an occupied square and pushes the unbroken row of pieces that begins
 * there by one square in the same direction. The last of the row comes to an empty square or, where that is allowed, is an enemy that
 * leaves the board over its edge or into a hole. A row is stopped by a wall, by a piece that cannot be pushed, and by being too long.
 *
 * <p>Who pushes goes only where it may stand now; the pushed go wherever there is room. Nobody promotes by it. It captures nobody and
 * threatens nobody: a piece that leaves the board comes into no hand, but that is progress. Royal pieces are pushed as others
 * are; over the edge only where they may be captured. Where there is check, the mover's royal pieces have to be safe afterwards.
 *
 * @param pieces who pushes
 * @param owner the side of the pieces that may be in the row
 * @param pushed the kinds that may be in it
 * @param lines in which directions
 * @param atMost so many pieces a row may have; 0: any number
 * @param stronger whether enemies are pushed only by more pieces: own ones come first, the pusher among them, and are more than the enemies
 *     behind them, behind whom there is no own piece
 * @param off whether the last of the row may leave the board, if it is an enemy
 */
public record Push(Set<String> pieces, PushOwner owner, Set<String> pushed, Directions lines, int atMost,
    boolean stronger,
    boolean off) implements Mechanism {

  /** The word of its rules, and that by which turns ask for its moves. */
  public static final String WORD = "push";

  /** Whose pieces are pushed. */
  public enum PushOwner {
    ANY, OWN, ENEMIES
  }

  public Push {
    pieces = Set.copyOf(pieces);
    pushed = Set.copyOf(pushed);
  }

  @Override
  public boolean mayLose(PieceKind piece) {
    return off && owner != PushOwner.OWN && pushed.contains(piece.letter());
  }
}
