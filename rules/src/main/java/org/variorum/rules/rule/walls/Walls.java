package org.variorum.rules.rule.walls;

import java.util.Set;
import org.variorum.rules.board.Region;
import org.variorum.rules.definition.Mechanism;
import org.variorum.rules.definition.Names;
import org.variorum.rules.text.English;

/**
 * Walls stand on squares. No piece comes to such a square or passes it, by whatever move: it is as if the board had no square
 * there. The start position may have walls, and moves bring others. In a FEN a wall is written as a hole is, {@code *}.
 *
 * <p>Where the mover chooses the square of a wall, he does so with every move of a piece and with castling, and a move after which
 * there is no square for it cannot be made; all of it together is one move, of which it is judged whether it is legal. The square has to
 * be empty when the piece has moved. Passes bring no wall, and of drops only those of pieces that are walls on the board: to place a wall
 * is then a move of its own.
 *
 * @param placing how each move brings a wall
 * @param after which moves bring walls so
 * @param region where walls are placed, as the mover sees the board
 * @param stone the kinds that turn into a wall when they capture: the piece is gone, and the wall stands where it ended; one
 *     that an effect has removed leaves none. Where there is check, the royal piece of such a kind cannot capture; it attacks as
 *     it would without this rule
 * @param dropped the kinds that become walls where they are dropped
 * @param atEdge whether walls that are placed or dropped come only to squares beside which, along a rank or file, there is no square or
 *     a wall before the move
 * @param name what players call a wall: a duck, an arrow, a trail
 */
public record Walls(Placing placing, After after, Region region, Set<String> stone, Set<String> dropped,
    boolean atEdge, String name)
    implements Mechanism {

  public Walls {
    stone = Set.copyOf(stone);
    dropped = Set.copyOf(dropped);
  }

  /** {@code a wall}, {@code an arrow}. */
  String one() {
    return English.withArticle(name);
  }

  /** {@code walls}. */
  String several() {
    return Names.plural(name);
  }

  /** Which moves bring walls. */
  public enum After {
    /** All moves of pieces. */
    MOVES,
    /** Those that capture or act. */
    CAPTURES,
    /** All others. */
    OTHERS;

    /** Whether a move does. */
    boolean counts(boolean captures) {
      return this == MOVES || captures == (this == CAPTURES);
    }
  }

  /** How a move brings a wall. */
  public enum Placing {
    /** It brings none. */
    NEVER,
    /** The mover chooses any empty square. */
    ANYWHERE,
    /**
     * He chooses a square to which the piece could go from where it has arrived, by its own ways, and without capturing; as what it is
     * then, and as if its side were not in check.
     */
    IN_REACH,
    /** There is one wall at most. It goes to another square, which the mover chooses; if there is none, it comes onto the board. */
    MOVED,
    /** It stands where the piece came from, if that is empty then: of castling, the king. */
    BEHIND,
    /** It stands where a piece was captured by one that has gone on: en passant, or on its way. If that is empty then. */
    CAPTURED;

    /** Whether the mover chooses a square. */
    public boolean chooses() {
      return this == ANYWHERE || this == IN_REACH || this == MOVED;
    }
  }
}
