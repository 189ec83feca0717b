package org.variorum.rules.position;

import java.util.List;
import java.util.Optional;
import org.variorum.rules.board.SideNames;

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

  /** The same in a game's names of the sides. */
  public Remembered in(SideNames names) {
    return new Remembered(name, text, sentence.map(names::in), spoken.map(names::in),
        marks.stream().map(mark -> mark.in(names)).toList());
  }
}
