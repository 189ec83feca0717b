package org.variorum.testkit.naive.position;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.variorum.rules.board.Side;
import org.variorum.testkit.naive.position.Memory.Place;

/** Writes the one canonical FEN of a position (COM-2). */
public final class FenWriter {
  private final Rules rules;
  private final List<Memory> memories;
  private final Placement placement;

  public FenWriter(Rules rules, List<Memory> memories) {
    this.rules = rules;
    this.memories = memories;
    placement = new Placement(rules.definition());
  }

  public String write(Position position) {
    List<String> fields = new ArrayList<>();
    fields.add(placement.write(position.board()) + hands(position.hands()));
    fields.add(position.turn() == Side.WHITE ? "w" : "b");
    fields.add(orDash(position, Place.CASTLING));
    fields.add(orDash(position, Place.EN_PASSANT));
    fields.addAll(texts(position, Place.OWN_FIELD).toList());
    fields.add(Integer.toString(position.halfmove()));
    fields.add(Integer.toString(position.fullmove()));
    List<String> state = texts(position, Place.STATE).toList();
    if (!state.isEmpty()) {
      fields.add(String.join(",", state));
    }
    return String.join(" ", fields);
  }

  private Stream<String> texts(Position position, Place place) {
    return memories.stream().filter(memory -> memory.place() == place)
        .flatMap(memory -> memory.write(position).map(text -> memory.word() + text).stream());
  }

  private String orDash(Position position, Place place) {
    return texts(position, place).findFirst().orElse("-");
  }

  private String hands(Hands hands) {
    List<String> held = rules.definition().held();
    StringBuilder text = new StringBuilder();
    for (Side side : Side.values()) {
      for (String letter : held) {
        text.append((side == Side.WHITE ? letter : letter.toLowerCase(Locale.ROOT))
            .repeat(Collections.frequency(hands.of(side), letter)));
      }
    }
    return held.isEmpty() ? "" : "[" + text + "]";
  }
}
