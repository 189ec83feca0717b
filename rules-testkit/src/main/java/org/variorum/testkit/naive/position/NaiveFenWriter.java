package org.variorum.testkit.naive.position;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import org.variorum.rules.board.Side;
import org.variorum.testkit.naive.position.NaiveMemory.Place;

/** Writes the one canonical FEN of a position (COM-2). */
public final class NaiveFenWriter {
  private final List<NaiveMemory> memories;
  private final NaivePlacement placement;
  private final List<String> heldLetters;

  public NaiveFenWriter(NaiveRules rules, List<NaiveMemory> memories) {
    this.memories = memories;
    placement = new NaivePlacement(rules.definition());
    heldLetters = rules.definition().heldLetters();
  }

  public String write(NaivePosition position) {
    List<String> fields = new ArrayList<>();
    fields.add(placement.write(position.board()) + hands(position.hands()));
    fields.add(position.turn() == Side.WHITE ? "w" : "b");
    fields.add(fieldOf(position, Place.CASTLING));
    fields.add(fieldOf(position, Place.EN_PASSANT));
    fields.addAll(texts(position, Place.OWN_FIELD));
    fields.add(Integer.toString(position.halfmove()));
    fields.add(Integer.toString(position.fullmove()));
    List<String> state = texts(position, Place.STATE);
    if (!state.isEmpty()) {
      fields.add(String.join(",", state));
    }
    return String.join(" ", fields);
  }

  private List<String> texts(NaivePosition position, Place place) {
    List<String> texts = new ArrayList<>();
    for (NaiveMemory memory : memories) {
      if (memory.place() == place) {
        memory.write(position).ifPresent(text -> texts.add(memory.stateWord() + text));
      }
    }
    return texts;
  }

  private String fieldOf(NaivePosition position, Place place) {
    List<String> texts = texts(position, place);
    return texts.isEmpty() ? "-" : String.join("", texts);
  }

  private String hands(NaiveHands hands) {
    if (heldLetters.isEmpty()) {
      return "";
    }
    StringBuilder text = new StringBuilder();
    for (Side side : Side.values()) {
      for (String letter : heldLetters) {
        text.append((side == Side.WHITE ? letter : letter.toLowerCase(Locale.ROOT))
            .repeat(Collections.frequency(hands.of(side), letter)));
      }
    }
    return "[" + text + "]";
  }
}
