package org.variorum.rules.game;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.variorum.rules.board.SideNames;
import org.variorum.rules.compile.GameTables;
import org.variorum.rules.position.Piece;
import org.variorum.rules.position.Remembered;
import org.variorum.rules.rule.SlotFormat;
import org.variorum.rules.state.State;

/** Reader of the slots of a state: the values that rules store besides pieces, hands and clocks. */
final class Memory {

  private Memory() {}

  /** The slots that are not empty, in FEN order, with the names of the sides. */
  static List<Remembered> of(GameTables tables, State state, SideNames names) {
    List<Remembered> found = new ArrayList<>();
    for (SlotFormat form : tables.memory) {
      String text = form.write(state);
      if (!text.isEmpty()) {
        found.add(new Remembered(form.kind().name(), text, form.sentence(text), form.spoken(text),
            form.marks(state)).in(names));
      }
    }
    return List.copyOf(found);
  }

  /** The pieces beneath other pieces on the same square. */
  static Stream<Piece> beneath(GameTables tables, State state) {
    return tables.memory.stream().flatMap(form -> form.beneath(state).stream());
  }
}
