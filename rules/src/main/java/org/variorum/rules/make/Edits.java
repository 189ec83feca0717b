package org.variorum.rules.make;

import java.util.ArrayList;
import java.util.List;
import org.variorum.rules.compile.GameTables;
import org.variorum.rules.position.Cause;
import org.variorum.rules.position.Edit;
import org.variorum.rules.rule.SlotFormat;
import org.variorum.rules.state.State;

/** Lists of the changes that moves make. They are found on copies of positions, which is too slow for search. */
public final class Edits {

  private Edits() {}

  /** Returns the edits of a move's form, without promotion and consequences. */
  public static List<Edit> ofForm(GameTables tables, State state, long move) {
    State copy = state.copy();
    EditList list = new EditList(tables, copy);
    tables.form(move).make(list, copy, move);
    return list.edits();
  }

  /** Returns all edits of board and hands, without the values that the position stores for rules (slots). */
  public static List<Edit> ofBoard(GameTables tables, State state, long move) {
    State copy = state.copy();
    EditList list = new EditList(tables, copy);
    new Maker(tables, copy, list).attempt(move);
    return list.edits();
  }

  /**
   * Returns all edits of a move, including slots.
   *
   * @param after the position after the move
   */
  public static List<Edit> of(GameTables tables, State state, long move, State after) {
    List<Edit> edits = new ArrayList<>(ofBoard(tables, state, move));
    for (SlotFormat format : tables.slots) {
      String oldText = format.write(state);
      String newText = format.write(after);
      if (!oldText.equals(newText)) {
        edits.add(new Edit.SetSlot(Cause.REMEMBERED, format.kind().name(), oldText, newText));
      }
    }
    return List.copyOf(edits);
  }
}
