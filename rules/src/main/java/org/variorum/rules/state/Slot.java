package org.variorum.rules.state;

/**
 * Where a position remembers a number: some bits of one of its words. Rules get slots from {@link SlotAllocator}, and read them
 * from a {@link State}.
 *
 * @param word which word
 * @param shift the lowest bit
 * @param mask as many ones as there are bits
 */
public record Slot(int word, int shift, long mask) {

  /** No bits: what is read is 0, and what is written is gone. For games that have no rule that remembers it. */
  public static final Slot NONE = new Slot(0, 0, 0);
}
