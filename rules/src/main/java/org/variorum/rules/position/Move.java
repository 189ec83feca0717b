package org.variorum.rules.position;

import java.util.Optional;

/**
 * A legal move of a position. Two moves of a position with the same text are the same move (COM-3). What else it does than to move
 * a piece, {@link org.variorum.rules.game.Position#edits} and {@link org.variorum.rules.game.Position#legs} say.
 */
public sealed interface Move {

  /**
   * A piece on the board goes, or stays and acts from there.
   *
   * @param piece the piece as it is before
   * @param from where it stands
   * @param to where it ends; {@code from} if it stays
   * @param becomes what it becomes by promotion
   * @param captures whether it captures or acts on a piece
   */
  record Going(Piece piece, int from, int to, Optional<Piece> becomes, boolean captures, String text,
      long code) implements Move {

    @Override
    public String toString() {
      return text;
    }
  }

  /**
   * A piece from the hand is put on the board.
   *
   * @param piece as what
   * @param to where
   */
  record Drop(Piece piece, int to, String text, long code) implements Move {

    /** The square to which it comes, as of all that has no other. */
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

  /** Nothing moves. */
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

  /** The move as COM-3 and UCI write it. */
  String text();

  /** The move in the form that {@link org.variorum.rules.game.MutablePosition} takes, as {@link MoveCode} has it. */
  long code();

  /** The square from which the piece goes; for a drop the square to which; meaningless for a pass. */
  int from();

  /** The square on which the piece ends; meaningless for a pass. */
  int to();

  /** Whether nothing moves: it has no squares. */
  default boolean isPass() {
    return this instanceof Pass;
  }

  /** Whether it captures or acts on a piece. */
  boolean captures();

  /** Whether the piece comes from the hand. */
  default boolean isDrop() {
    return this instanceof Drop;
  }
}
