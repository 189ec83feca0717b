package org.variorum.rules.position;

/** What algebraic notation writes of a move: all but the letter of its piece, its origin, and the sign for check or victory. */
public sealed interface Algebraic {

  /**
   * A move that has a name.
   *
   * @param name {@code O-O}
   * @param squares where its pieces go, one after the other: more of it than is written may be said, or less
   * @param written as much of the squares as is written; empty where the name says it all
   */
  record Named(String name, String squares, String written) implements Algebraic {}

  /**
   * Nothing moves.
   *
   * @param name {@code --}
   */
  record Passed(String name) implements Algebraic {}

  /**
   * A piece that is put on the board.
   *
   * @param square where
   */
  record Placed(String square) implements Algebraic {}

  /**
   * A piece that moves or acts; what is absent is empty.
   *
   * @param sign what happens on the square: {@code x} it captures, {@code *} it acts in place, {@code <>} it exchanges,
   *     {@code >>} it drives others on, {@code &} it joins another
   * @param square the square that comes after the sign
   * @param onward how it goes on from there: {@code -e5}, {@code xe5}
   * @param acted the square of the piece on which it then acts
   * @param after where the other piece goes
   */
  record Going(String sign, String square, String onward, String acted, String after) implements Algebraic {

    /** The sign of a piece that drives others on. */
    public static final String DRIVES = ">>";

    /** Without anything after the square. */
    public Going(String sign, String square) {
      this(sign, square, "", "", "");
    }

    /** Whether it acts where it stands or on the square to which it goes, so that one square says both. */
    public boolean actsInPlace() {
      return sign.equals("*");
    }

    /** Whether it drives others on. */
    public boolean drives() {
      return sign.equals(DRIVES);
    }

    /** Whether it captures. */
    public boolean captures() {
      return sign.equals("x");
    }

    /** The square of the piece on which it acts; empty if it acts on none. */
    public String target() {
      return actsInPlace() ? square : acted;
    }

    /** What comes before a promotion. */
    public String way() {
      return sign + square + onward;
    }

    /** What comes after it. */
    public String end() {
      return (acted.isEmpty() ? "" : "*" + acted) + (after.isEmpty() ? "" : ">" + after);
    }
  }
}
