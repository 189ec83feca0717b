package org.variorum.rules.state;

/** The memory layout that all positions of a game share. Immutable. */
public final class Layout {

  public final int size;
  public final Kinds kinds;
  /** The royal kinds if a side has at most one royal piece; none if it may have several. */
  final long soleRoyals;
  /** All royal kinds. */
  public final long royals;
  /** Whether a side may have several royal pieces. */
  public final boolean severalRoyals;
  /** The number of longs in which a position stores the state of its rules. */
  public final int memory;
  /** The slot of the current part of the turn; {@link Slot#NONE} if a turn is one move. */
  final Slot part;
  final ZobristKeys keys;
  /** By cell: the bits of word 0 that are kept when the cell changes. */
  final long[] kept;
  /** By word: the bits that outlive a turn. */
  final long[] lasting;
  /** By word: the lasting bits, and the fleeting bits that are kept while a turn continues. */
  final long[] carried;
  /** Whether a turn may have several moves. */
  public final boolean hasParts;
  /** By word: the bits that distinguish positions for repetition (COM-7). All bits of word 0 do. */
  final long[] repetitionBits;
  /** The first words of the sets of cells that belong to the pieces on them. */
  final int[] ofPieces;

  Layout(int size, Kinds kinds, Slot part, long[] kept, long[] lasting, long[] carried,
      long[] repetitionBits,
      int[] ofPieces) {
    this.size = size;
    this.kinds = kinds;
    this.part = part;
    royals = kinds.royals();
    severalRoyals = kinds.definition().royalty().hasSeveral();
    soleRoyals = severalRoyals ? 0 : royals;
    this.kept = kept.clone();
    this.lasting = lasting.clone();
    this.carried = carried.clone();
    hasParts = part.mask() != 0;
    this.repetitionBits = repetitionBits.clone();
    this.ofPieces = ofPieces.clone();
    memory = lasting.length;
    keys = new ZobristKeys(kinds.codes(), size, memory);
  }
}
