package org.variorum.rules.state;

/** The memory layout that all positions of a game share. Immutable. */
public final class Layout {

  /** The number of cells of the board. */
  public final int size;
  public final Kinds kinds;
  /** The set of royal kinds if a side has at most one royal piece; the empty set if a side may have several. */
  final long soleRoyals;
  /** All royal kinds. */
  public final long royals;
  /** Whether a side may have several royal pieces. */
  public final boolean severalRoyals;
  /** The number of longs in which a position stores the state of its rules. */
  public final int wordCount;
  /** The slot of the current part of the turn; {@link Slot#NONE} if a turn is one move. */
  final Slot part;
  final ZobristKeys keys;
  /** For each cell, the mask of the bits of word 0 that survive a change of the cell. */
  final long[] changeMask;
  /** For each word, the mask of the bits that outlive a turn. */
  final long[] lastingMask;
  /** For each word, the mask of the bits that survive a move while the same turn continues. */
  final long[] continuationMask;
  /** Whether a turn may have several moves. */
  public final boolean hasParts;
  /**
   * For each word, the mask of the bits that distinguish positions for repetition (COM-7). It has all bits of word 0.
   */
  final long[] repetitionBits;
  /** The index of the first word of each set from {@link SlotAllocator#allocatePieceCells}. */
  final int[] pieceCellWords;

  Layout(int size, Kinds kinds, Slot part, long[] changeMask, long[] lastingMask, long[] continuationMask,
      long[] repetitionBits,
      int[] pieceCellWords) {
    this.size = size;
    this.kinds = kinds;
    this.part = part;
    royals = kinds.royals();
    severalRoyals = kinds.definition().royalty().hasSeveral();
    soleRoyals = severalRoyals ? 0 : royals;
    this.changeMask = changeMask.clone();
    this.lastingMask = lastingMask.clone();
    this.continuationMask = continuationMask.clone();
    hasParts = part.mask() != 0;
    this.repetitionBits = repetitionBits.clone();
    this.pieceCellWords = pieceCellWords.clone();
    wordCount = lastingMask.length;
    keys = new ZobristKeys(kinds.codes(), size, wordCount);
  }
}
