package org.variorum.rules.position;

import java.util.List;

/** What of a slot can be counted to evaluate positions. */
public sealed interface SlotTerm {

  /** What it is called where weights are written. */
  String name();

  /**
   * A number for each side, with which it has won when that is 0.
   *
   * @param most the greatest
   */
  record Countdown(String name, int most) implements SlotTerm {}

  /**
   * One more than the kind of pieces of the side to move that may do less than usual, or 0 for none.
   *
   * @param letters the kinds that it can be
   */
  record Limited(String name, List<String> letters) implements SlotTerm {
    public Limited {
      letters = List.copyOf(letters);
    }
  }
}
