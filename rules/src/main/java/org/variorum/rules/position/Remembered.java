package org.variorum.rules.position;

import java.util.List;
import java.util.Optional;

/**
 * What a position remembers in one slot; only where it is something.
 *
 * @param name the slot, as {@link SlotKind#name}
 * @param text what a FEN says of it
 * @param sentence the same for a reader, where there is something to know; it ends with a full stop
 * @param spoken the same as a part of a spoken position
 * @param marks what a board can show of it
 */
public record Remembered(String name, String text, Optional<String> sentence, Optional<String> spoken,
    List<Mark> marks) {

  public Remembered {
    marks = List.copyOf(marks);
  }

  /**
   * Squares that a board can mark.
   *
   * @param look how; a page that does not know it draws it plainly
   * @param word what it is called
   */
  public record Mark(Look look, String word, List<Integer> squares) {
    public Mark {
      squares = List.copyOf(squares);
    }
  }

  /** How a mark looks. */
  public enum Look {
    /** A piece that may not move. */
    STILL,
    /** A piece that may do less than usual. */
    LIMITED,
    /** An empty square with a meaning. */
    CROSSED
  }
}
