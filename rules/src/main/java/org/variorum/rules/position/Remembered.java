package org.variorum.rules.position;

import java.util.List;
import java.util.Optional;
import org.variorum.rules.board.SideNames;

/**
 * The content of one state slot of a position. Empty slots are left out.
 *
 * @param name the name of the slot, as {@link SlotKind#name}
 * @param text the text of the slot in a FEN
 * @param sentence the content as a sentence with a full stop; empty if there is nothing to explain
 * @param spoken the content as a part of a spoken position
 * @param marks the marks for the content on a board
 */
public record Remembered(String name, String text, Optional<String> sentence, Optional<String> spoken,
    List<Mark> marks) {

  public Remembered {
    marks = List.copyOf(marks);
  }

  /** Returns the same content with the game's own names of the sides. */
  public Remembered in(SideNames names) {
    return new Remembered(name, text, sentence.map(names::in), spoken.map(names::in),
        marks.stream().map(mark -> mark.in(names)).toList());
  }
}
