package org.variorum.rules.state;

/**
 * The location of a number in a position's memory: some bits of one word. Rules request slots from
 * {@link SlotAllocator}, and read them from a {@link State}.
 *
 * @param word the index of the word
 * @param shift the index of the lowest bit
 * @param mask the mask of the number at bit 0, for example {@code 0b111} for a number of three bits
 */
public record Slot(int word, int shift, long mask) {

  /** No bits: {@code get} returns 0, and {@code set} does nothing. For a number that no rule of the game needs. */
  public static final Slot NONE = new Slot(0, 0, 0);
}
