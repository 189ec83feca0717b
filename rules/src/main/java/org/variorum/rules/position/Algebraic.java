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
   * @param written the beginning of {@code squares} that is written; empty if the name suffices
   */
  record Named(String name, String squares, String written) implements Algebraic {}

  /**
   * A pass.
   *
   * @param name the written text, {@code --}
   */
  record Passed(String name) implements Algebraic {}

  /**
   * A drop from the hand.
   *
   * @param square the square of the drop
   */
  record Placed(String square) implements Algebraic {}

  /**
   * A move or an action of a piece on the board. Absent parts are empty.
   *
   * @param sign the event on the square: {@code x} a capture, {@code *} an action in place, {@code <>} an exchange,
   *     {@code >>} driving other pieces on, {@code &} joining another piece
   * @param square the square that follows the sign
   * @param onward the continuation from that square, such as {@code -e5} or {@code xe5}
   * @param acted the square of the piece on which the mover then acts
   * @param after the square to which the move moves the piece from {@code acted}
   */
  record Going(String sign, String square, String onward, String acted, String after) implements Algebraic {

    /** The sign for driving other pieces on. */
    public static final String DRIVES = ">>";

    /** A move with nothing after the square. */
    public Going(String sign, String square) {
      this(sign, square, "", "", "");
    }

    /** Whether the mover acts from its origin or on its destination, so that the text has only one square. */
    public boolean actsInPlace() {
      return sign.equals("*");
    }

    /** Whether the mover drives other pieces on. */
    public boolean drives() {
      return sign.equals(DRIVES);
    }

    /** Whether the mover captures. */
    public boolean captures() {
      return sign.equals("x");
    }

    /** The square of the piece on which the mover acts; empty if it acts on none. */
    public String target() {
      return actsInPlace() ? square : acted;
    }

    /** The text before a promotion. */
    public String way() {
      return sign + square + onward;
    }

    /** The text after a promotion. */
    public String end() {
      return (acted.isEmpty() ? "" : "*" + acted) + (after.isEmpty() ? "" : ">" + after);
    }
  }
}
