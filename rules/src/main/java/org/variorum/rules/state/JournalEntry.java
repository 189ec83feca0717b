package org.variorum.rules.state;

/**
 * An entry of a state's journal in an int: a square and the pieces after and before, or the code of a held piece and how many
 * there are after and before. The only place that knows how it is packed: bits 0–7 what was before, 8–15 what is after, from bit 16
 * the square or the code, bit 31 set for a hand.
 */
final class JournalEntry {

  private static final int HAND = 1 << 31;
  private static final int PLACE_SHIFT = 16;
  private static final int AFTER_SHIFT = 8;
  private static final int BYTE = 0xFF;

  private JournalEntry() {}

  static int ofSquare(int square, int before, int after) {
    return square << PLACE_SHIFT | after << AFTER_SHIFT | before;
  }

  static int ofHand(int code, int before, int after) {
    return HAND | code << PLACE_SHIFT | after << AFTER_SHIFT | before;
  }

  static boolean isOfHand(int entry) {
    return entry < 0;
  }

  /** The square, or the code of the held piece. */
  static int place(int entry) {
    return (entry & ~HAND) >>> PLACE_SHIFT;
  }

  static int before(int entry) {
    return entry & BYTE;
  }

  static int after(int entry) {
    return entry >>> AFTER_SHIFT & BYTE;
  }
}
