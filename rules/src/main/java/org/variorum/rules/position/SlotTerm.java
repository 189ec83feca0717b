package org.variorum.rules.position;

import java.util.List;

/** An evaluation term that is derived from a state slot. */
public sealed interface SlotTerm {

  /** The name of the term among the weights. */
  String name();

  /**
   * A number for each side. A side wins when its number is 0.
   *
   * @param most the maximum of each number
   */
  record Countdown(String name, int most) implements SlotTerm {}

  /**
   * The kind of piece that the side to move may move only with restrictions: one more than its index, or 0 for none.
   *
   * @param letters the letters of the kinds that can be restricted
   */
  record Limited(String name, List<String> letters) implements SlotTerm {
    public Limited {
      letters = List.copyOf(letters);
    }
  }
}
