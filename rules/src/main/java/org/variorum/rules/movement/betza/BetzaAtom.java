package org.variorum.rules.movement.betza;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A capital letter of movement notation: all leaps of one shape, once or repeated. */
public enum BetzaAtom implements BetzaLetter {
  W('W', false, "wazir", "One square along a rank or file.", new Leap(1, 0)),
  F('F', false, "ferz", "One square diagonally.", new Leap(1, 1)),
  D('D', false, "dabbaba", "A leap of two squares along a rank or file.", new Leap(2, 0)),
  N('N', false, "knight", "A leap of two squares along a rank or file and one aside.", new Leap(2, 1)),
  A('A', false, "alfil", "A leap of two squares diagonally.", new Leap(2, 2)),
  H('H', false, "threeleaper", "A leap of three squares along a rank or file.", new Leap(3, 0)),
  C('C', false, "camel", "A leap of three squares along a rank or file and one aside.", new Leap(3, 1)),
  L('L', false, "camel, the older letter", "The same as C.", new Leap(3, 1)),
  Z('Z', false, "zebra", "A leap of three squares along a rank or file and two aside.", new Leap(3, 2)),
  J('J', false, "zebra, the older letter", "The same as Z.", new Leap(3, 2)),
  G('G', false, "tripper", "A leap of three squares diagonally.", new Leap(3, 3)),
  K('K', false, "king", "W and F together.", new Leap(1, 0), new Leap(1, 1)),
  R('R', true, "rook", "Any number of squares along a rank or file.", new Leap(1, 0)),
  B('B', true, "bishop", "Any number of squares diagonally.", new Leap(1, 1)),
  Q('Q', true, "queen", "R and B together.", new Leap(1, 0), new Leap(1, 1)),
  U('U', false, "universal leaper", "A leap to any other square of the board.");

  private final char letter;
  private final boolean rides;
  private final String meaning;
  private final String documentation;
  private final List<Leap> leaps;

  BetzaAtom(char letter, boolean rides, String meaning, String documentation, Leap... leaps) {
    this.letter = letter;
    this.rides = rides;
    this.meaning = meaning;
    this.documentation = documentation;
    this.leaps = List.of(leaps);
  }

  @Override
  public char letter() {
    return letter;
  }

  @Override
  public String meaning() {
    return meaning;
  }

  @Override
  public String documentation() {
    return documentation;
  }

  /** Whether the range is unlimited when no number follows the letter. */
  public boolean rides() {
    return rides;
  }

  /** The shapes of the atom's leaps: two for king and queen, none for a leap to anywhere, one for other atoms. */
  List<Leap> leaps() {
    return leaps;
  }

  static Optional<BetzaAtom> of(char letter) {
    return Stream.of(values()).filter(atom -> atom.letter == letter).findFirst();
  }

  /**
   * Returns the atom of a single leap by {@code one} squares along one axis and {@code other} squares along the other
   * axis. Empty if there is none.
   */
  public static Optional<BetzaAtom> ofLeap(int one, int other) {
    Leap leap = new Leap(Math.max(one, other), Math.min(one, other));
    return Stream.of(values()).filter(atom -> !atom.rides && atom.leaps.equals(List.of(leap))).findFirst();
  }
}
