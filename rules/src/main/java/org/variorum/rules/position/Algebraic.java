package org.variorum.rules.position;

/**
 * The text of a move in algebraic notation, without the letter of its piece, its origin, and the sign for check or
 * victory.
 */
public sealed interface Algebraic {

  /**
   * A move that has a name.
   *
   * @param name the name, such as {@code O-O}
   * @param squares the destinations of its pieces as one text; a reader accepts every beginning of that text
   * @param writtenSquares the beginning of {@code squares} that is written; empty if the name suffices
   */
  record Named(String name, String squares, String writtenSquares) implements Algebraic {}

  /**
   * A pass.
   *
   * @param name the written text, {@code --}
   */
  record Pass(String name) implements Algebraic {}

  /**
   * A drop from the hand.
   *
   * @param square the square of the drop
   */
  record Drop(String square) implements Algebraic {}

  /**
   * A move or an action of a piece on the board: {@code xb3*c3} has the sign {@code x}, the square b3 and the action
   * square c3. Absent parts are empty.
   *
   * @param sign the event on the square: {@code x} a capture, {@code *} an action in place, {@code <>} an exchange,
   *     {@code >>} driving other pieces on, {@code &} joining another piece
   * @param square the square that follows the sign
   * @param continuation the continuation from that square, such as {@code -e5} or {@code xe5}
   * @param actionSquare the square of the piece on which the mover then acts
   * @param otherSquare the destination of another piece, or the square of a wall that the move places
   */
  record BoardMove(String sign, String square, String continuation, String actionSquare, String otherSquare)
      implements Algebraic {

    /** The sign for driving other pieces on. */
    public static final String DRIVE_SIGN = ">>";

    /** A move without parts after the square. */
    public BoardMove(String sign, String square) {
      this(sign, square, "", "", "");
    }

    /** Whether the mover acts from its origin or on its destination, so that the text has only one square. */
    public boolean actsInPlace() {
      return sign.equals("*");
    }

    /** Whether the mover drives other pieces on. */
    public boolean drives() {
      return sign.equals(DRIVE_SIGN);
    }

    /** Whether the mover captures. */
    public boolean captures() {
      return sign.equals("x");
    }

    /** The square of the piece on which the mover acts; empty if it acts on none. */
    public String target() {
      return actsInPlace() ? square : actionSquare;
    }

    /** The text before the letter of a promotion. */
    public String textBeforePromotion() {
      return sign + square + continuation;
    }

    /** The text after the letter of a promotion. */
    public String textAfterPromotion() {
      return (actionSquare.isEmpty() ? "" : "*" + actionSquare)
          + (otherSquare.isEmpty() ? "" : ">" + otherSquare);
    }
  }
}
