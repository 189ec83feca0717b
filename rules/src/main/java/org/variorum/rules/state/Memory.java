package org.variorum.rules.state;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Gives out the words in which the positions of a game remember what its rules ask for, while the game is compiled.
 *
 * <p>Word 0 lasts from move to move. What is fleeting lies in words of its own, so that a turn ends with one AND a word.
 */
public final class Memory {

  private static final int LASTING = 0;
  private static final int NONE_YET = -1;

  private final int size;
  private final int cellWords;
  /** By word: how many bits are given out. */
  private final List<Integer> used = new ArrayList<>(List.of(0));
  /** By word: the bits that outlive a turn. */
  private final List<Long> lasting = new ArrayList<>(List.of(-1L));
  private final List<Integer> ofPieces = new ArrayList<>();
  /** By cell: the bits of word 0 that remain when something happens there. */
  private final long[] kept;
  private int fleeting = NONE_YET;

  /** @param size how many cells the board has */
  public Memory(int size) {
    this.size = size;
    cellWords = (size + 63) >>> 6;
    kept = new long[size];
    Arrays.fill(kept, -1L);
  }

  /** Bits that stay as they are until a rule changes them. */
  public Slot lasting(int bits) {
    return slot(LASTING, bits);
  }

  /** Bits that are 0 at the end of every turn, before what the move leaves behind is written. */
  public Slot fleeting(int bits) {
    if (fleeting == NONE_YET || used.get(fleeting) + bits > Long.SIZE) {
      fleeting = word(0L);
    }
    return slot(fleeting, bits);
  }

  /**
   * A set of cells that are remembered for the pieces there: a cell leaves it when something happens on it, and when the side
   * whose piece stands there moves.
   */
  public CellSlot ofPieces() {
    int first = used.size();
    for (int i = 0; i < cellWords; i++) {
      word(-1L);
    }
    ofPieces.add(first);
    return new CellSlot(first);
  }

  /** Has bits of a lasting slot become 0 when something happens on a cell. */
  public void lapses(Slot slot, long bits, int cell) {
    if (slot.word() != LASTING) {
      throw new IllegalArgumentException("only what lasts can lapse");
    }
    kept[cell] &= ~((bits & slot.mask()) << slot.shift());
  }

  private Slot slot(int word, int bits) {
    int shift = used.get(word);
    if (shift + bits > Long.SIZE) {
      throw new IllegalArgumentException(
          "a position can remember no more than " + Long.SIZE + " lasting bits");
    }
    used.set(word, shift + bits);
    return new Slot(word, shift, -1L >>> Long.SIZE - bits);
  }

  private int word(long outliving) {
    used.add(0);
    lasting.add(outliving);
    return used.size() - 1;
  }

  /**
   * What has been given out.
   *
   * @param kinds the kinds of pieces
   */
  public Layout layout(Kinds kinds) {
    return new Layout(size, kinds, kept, lasting.stream().mapToLong(Long::longValue).toArray(),
        ofPieces.stream().mapToInt(Integer::intValue).toArray());
  }
}
