package org.variorum.rules.position;

import java.util.Optional;

/**
 * A legal move of a position. In one position, two moves with the same text are the same move (COM-3).
 * {@link org.variorum.rules.game.Position#edits} and {@link org.variorum.rules.game.Position#legs} describe all its
 * effects.
 */
public sealed interface Move {

  /**
   * A move or an action of a piece on the board.
   *
   * @param piece the piece before the move
   * @param from the origin
   * @param to the destination; {@code from} if the piece acts without moving
   * @param becomes the piece to which it promotes; empty without a promotion
   * @param captures whether the move captures or acts on a piece
   */
  record BoardMove(Piece piece, int from, int to, Optional<Piece> becomes, boolean captures, String text,
      long code) implements Move {

    @Override
    public String toString() {
      return text;
    }
  }

  /**
   * A drop from the hand.
   *
   * @param piece the piece in the form in which it is dropped
   * @param to the square of the drop
   */
  record Drop(Piece piece, int to, String text, long code) implements Move {

    /** The square of the drop, because a drop has no origin. */
    @Override
    public int from() {
      return to;
    }

    @Override
    public boolean captures() {
      return false;
    }

    @Override
    public String toString() {
      return text;
    }
  }

  /** A pass. */
  record Pass(String text, long code) implements Move {

    @Override
    public int from() {
      return MoveCode.from(code);
    }

    @Override
    public int to() {
      return MoveCode.to(code);
    }

    @Override
    public boolean captures() {
      return false;
    }

    @Override
    public String toString() {
      return text;
    }
  }

  /** The text of the move in the form of COM-3 and UCI. */
  String text();

  /** The code of the move for {@link org.variorum.rules.game.MutablePosition}, as in {@link MoveCode}. */
  long code();

  /** The origin; for a drop, the square of the drop; meaningless for a pass. */
  int from();

  /** The destination; meaningless for a pass. */
  int to();

  /** Whether the move is a pass, which has no squares. */
  default boolean isPass() {
    return this instanceof Pass;
  }

  /** Whether the move captures or acts on a piece. */
  boolean captures();

  /** Whether the piece comes from the hand. */
  default boolean isDrop() {
    return this instanceof Drop;
  }
}
