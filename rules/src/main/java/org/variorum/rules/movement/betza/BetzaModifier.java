package org.variorum.rules.movement.betza;

import java.util.Optional;
import java.util.stream.Stream;

/**
 * A lower-case letter before an atom. It restricts the directions of the atom, or states when and how the piece moves.
 */
public enum BetzaModifier implements BetzaLetter {
  FORWARD('f', Kind.DIRECTION, "forward",
      "Away from the player's own side; of oblique leaps, the two that go farthest."),
  BACKWARD('b', Kind.DIRECTION, "backward",
      "Towards the player's own side; of oblique leaps, the two that go farthest."),
  LEFT('l', Kind.DIRECTION, "left",
      "Towards White's left, the a-file, for both sides; of oblique leaps, the two that go farthest."),
  RIGHT('r', Kind.DIRECTION, "right",
      "Towards White's right, for both sides; of oblique leaps, the two that go farthest."),
  VERTICAL('v', Kind.DIRECTION, "vertical", "Forward and backward."),
  SIDEWAYS('s', Kind.DIRECTION, "sideways", "Left and right."),
  HALF('h', Kind.DIRECTION, "half",
      "After f, b, l or r: all four oblique leaps to that side. Before l or r: the four oblique leaps that go "
          + "straight on and then turn to that side."),
  MOVE('m', Kind.MODE, "move", "May end on an empty square. Without m and c a movement may do both."),
  CAPTURE('c', Kind.MODE, "capture",
      "May end on an enemy. On a leg that another follows: captures an enemy there and goes on."),
  INITIAL('i', Kind.MODE, "initial",
      "Only for a piece on a square where the start position has the same piece."),
  LAME('n', Kind.MANNER, "lame",
      "A leap that any piece on its way blocks. The way leads first along a rank or file, then diagonally."),
  JUMP('j', Kind.MANNER, "jump",
      "A leap over at least one piece, that is, only where a lame leap is blocked. For a slider: it passes the "
          + "first square, empty or occupied, and cannot end there."),
  HOP('p', Kind.MANNER, "hop",
      "Passes over exactly one piece, at any distance, and goes on. On a leg that another follows: that leg ends on a "
          + "piece, which stays."),
  GRASSHOPPER('g', Kind.MANNER, "grasshopper",
      "Passes over exactly one piece and ends just behind it. On a leg that another follows: as p, and the legs "
          + "after this leg step if the atom rides, and ride if the atom steps."),
  CROOKED('z', Kind.SHAPE, "crooked",
      "A ride that turns by 90 degrees alternately left and right; direction letters name its overall direction. "
          + "On a later leg: turns to the other side than the last bend."),
  CIRCULAR('q', Kind.SHAPE, "circular",
      "A ride that turns to the same side at every step and stops before it returns to its start. On a later leg: "
          + "turns to the same side as the last bend."),
  TOGGLE('y', Kind.CHAIN, "toggle",
      "On a leg that another follows: the leg ends on an empty square, and the legs after it step if the atom "
          + "rides, and ride if the atom steps."),
  AGAIN('a', Kind.CHAIN, "and again",
      "Ends a leg and starts the next. Direction letters of later legs turn from the leg before; without them a leg "
          + "turns anywhere but back.");

  /** The aspect of a movement that a modifier describes. */
  public enum Kind {
    /** The directions of the atom's leaps. */
    DIRECTION,
    /** The conditions of the move: on an empty square, by capture, or from a home square. */
    MODE,
    /** The pieces that must, or must not, stand on the path. */
    MANNER,
    /** The turns of a ride. */
    SHAPE,
    /** The connection of a leg to the legs after it. */
    CHAIN
  }

  private final char letter;
  private final Kind kind;
  private final String meaning;
  private final String documentation;

  BetzaModifier(char letter, Kind kind, String meaning, String documentation) {
    this.letter = letter;
    this.kind = kind;
    this.meaning = meaning;
    this.documentation = documentation;
  }

  @Override
  public char letter() {
    return letter;
  }

  public Kind kind() {
    return kind;
  }

  @Override
  public String meaning() {
    return meaning;
  }

  @Override
  public String documentation() {
    return documentation;
  }

  static Optional<BetzaModifier> of(char letter) {
    return Stream.of(values()).filter(modifier -> modifier.letter == letter).findFirst();
  }
}
