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

  /** The contents of the slots that are not empty, in FEN order. Their texts use the given names of the sides. */
  static List<Remembered> of(GameTables tables, State state, SideNames names) {
    List<Remembered> found = new ArrayList<>();
    for (SlotFormat format : tables.slots) {
      String text = format.write(state);
      if (!text.isEmpty()) {
        found.add(new Remembered(format.kind().name(), text, format.sentence(text), format.spoken(text),
            format.marks(state)).in(names));
      }
    }
    return List.copyOf(found);
  }

  /** The pieces beneath other pieces on the same square. */
  static Stream<Piece> beneath(GameTables tables, State state) {
    return tables.slots.stream().flatMap(format -> format.beneath(state).stream());
  }
}
