package org.variorum.rules.state;

/** How the positions of a game are laid out: what all of them have in common. Immutable. */
public final class Layout {

  public final int size;
  public final Kinds kinds;
  /** The royal kinds, where a side has one such piece at most; none where it may have several. */
  final long crowned;
  /** All royal kinds. */
  public final long royals;
  /** Whether a side may have several royal pieces. */
  public final boolean severalRoyals;
  /** How many longs a position has for what its rules remember. */
  public final int memory;
  /** Which part of its turn the side to move is to play; none where a turn is one move. */
  final Slot part;
  final ZobristKeys keys;
  /** By cell: the bits of word 0 that remain when something happens there. */
  final long[] kept;
  /** By word: the bits that outlive a turn. */
  final long[] lasting;
  /** By word: the same, and the fleeting bits that stay as long as a turn goes on. */
  final long[] carried;
  /** Whether a turn may have several moves. */
  public final boolean hasParts;
  /** By word: the bits that tell positions apart (COM-7). All of word 0 do. */
  final long[] telling;
  /** The first words of sets of cells that are remembered for the pieces there. */
  final int[] ofPieces;

  Layout(int size, Kinds kinds, Slot part, long[] kept, long[] lasting, long[] carried,
      long[] telling,
      int[] ofPieces) {
    this.size = size;
    this.kinds = kinds;
    this.part = part;
    royals = kinds.royals();
    severalRoyals = kinds.definition().royalty().hasSeveral();
    crowned = severalRoyals ? 0 : royals;
    this.kept = kept.clone();
    this.lasting = lasting.clone();
    this.carried = carried.clone();
    hasParts = part.mask() != 0;
    this.telling = telling.clone();
    this.ofPieces = ofPieces.clone();
    memory = lasting.length;
    keys = new ZobristKeys(kinds.codes(), size, memory);
  }
}
