package org.variorum.rules.state;

/**
 * An entry of a state's journal, packed into an int. An entry of a square has the codes of the pieces before and after
 * a change. An entry of a hand has a piece's code, and the number of these pieces before and after. Bits 0–7 are the
 * value before, bits 8–15 the value after, and bits 16–30 the square or the code. Bit 31 is set for a hand.
 *
 * <p>A white piece with the code 4 that leaves square 12 is {@code 12 << 16 | 0 << 8 | 4}.
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

  /** The square of the change; for a hand, the code of the piece. */
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
