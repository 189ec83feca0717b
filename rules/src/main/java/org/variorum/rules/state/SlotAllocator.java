package org.variorum.rules.state;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * The allocator of the bits in which positions store the state of rules, used while a game is compiled.
 *
 * <p>Lasting bits are kept until a rule changes them (castling rights); fleeting bits are cleared at the end of each
 * move (the en passant square). Both share words, so that most games need one word, and one AND clears the fleeting
 * bits of a word. Bits that lapse ({@link #makeLapse}) must be in word 0, so their slots are allocated first.
 */
public final class SlotAllocator {

  /** The greatest value of a named number. */
  public static final int MOST_NUMBER = 255;
  private static final int KIND_BITS = 7;

  private final int size;
  private final int cellWords;
  private Slot part = Slot.NONE;
  /** The slot of the kind that each side moved last. */
  private final Slot[] lastMoved = {Slot.NONE, Slot.NONE};
  /** The number of allocated bits of each word. */
  private final List<Integer> usedBits = new ArrayList<>(List.of(0));
  /** For each word, the mask of the bits that outlive a turn. */
  private final List<Long> lastingBits = new ArrayList<>(List.of(0L));
  private CellSlot walls = CellSlot.NONE;
  private final List<Integer> pieceCellWords = new ArrayList<>();
  /** For each word, the mask of the fleeting bits that are kept while a turn continues. */
  private final List<Long> carriedBits = new ArrayList<>(List.of(0L));
  /** For each word, the mask of the bits that distinguish positions for repetition (COM-7). */
  private final List<Long> repetitionBits = new ArrayList<>(List.of(-1L));
  /** The index of the last word of counters, and the number of allocated bits in that word. */
  private int counterWord;
  // Full at first, so that the first counter begins a new word.
  private int counterBits = Long.SIZE;
  /** White's slot and Black's slot of each named number, by its name. */
  private final Map<String, List<Slot>> numbers = new HashMap<>();
  /** The index of the last word of named numbers, and the number of allocated bits in that word. */
  private int numberWord;
  private int numberBits = Long.SIZE;
  /** For each cell, the mask of the bits of word 0 that survive a change of the cell. */
  private final long[] changeMask;

  /** @param size the number of cells of the board */
  public SlotAllocator(int size) {
    this.size = size;
    cellWords = (size + 63) >>> 6;
    changeMask = new long[size];
    Arrays.fill(changeMask, -1L);
  }

  /** Allocates bits that are kept until a rule changes them. */
  public Slot allocateLasting(int bits) {
    Slot slot = allocate(bits);
    lastingBits.set(slot.word(), lastingBits.get(slot.word()) | slot.mask() << slot.shift());
    return slot;
  }

  /** Allocates bits that are cleared at the end of every move. Afterwards, rules may set them for the next move. */
  public Slot allocateFleeting(int bits) {
    return allocate(bits);
  }

  /**
   * Allocates fleeting bits that are kept while a turn of several moves continues. During the reply, they hold the bits
   * that any move of the turn has set.
   */
  public Slot allocateCarried(int bits) {
    Slot slot = allocate(bits);
    carriedBits.set(slot.word(), carriedBits.get(slot.word()) | slot.mask() << slot.shift());
    return slot;
  }

  /**
   * Allocates lasting bits that do not distinguish positions: positions that differ only in these bits are repetitions.
   */
  public Slot allocateCounter(int bits) {
    if (counterBits + bits > Long.SIZE) {
      counterWord = usedBits.size();
      counterBits = 0;
      addWord(Long.SIZE, -1L);
      repetitionBits.set(counterWord, 0L);
    }
    int shift = counterBits;
    counterBits += bits;
    return new Slot(counterWord, shift, -1L >>> Long.SIZE - bits);
  }

  /**
   * Allocates a lasting number from 0 to {@link #MOST_NUMBER} for each side. Returns White's slot, then Black's. Calls
   * with the same name return the same slots. The slots are not in word 0, which is for bits that lapse.
   */
  public List<Slot> allocateNumbers(String name) {
    return numbers.computeIfAbsent(name, _ -> List.of(allocateNumber(), allocateNumber()));
  }

  /** Allocates whole words that are kept until a rule changes them. */
  public List<Slot> allocateWords(int count) {
    return IntStream.range(0, count).mapToObj(_ -> {
      addWord(Long.SIZE, -1L);
      return new Slot(usedBits.size() - 1, 0, -1L);
    }).toList();
  }

  private Slot allocateNumber() {
    if (numberBits == Long.SIZE) {
      numberWord = usedBits.size();
      numberBits = 0;
      addWord(Long.SIZE, -1L);
    }
    Slot slot = new Slot(numberWord, numberBits, MOST_NUMBER);
    numberBits += Byte.SIZE;
    return slot;
  }

  /**
   * The slot of the kind that a side moved last. Its value is the kind plus one; 0 if that side has moved no tracked
   * kind. The rule that tracks kinds must request the slot first.
   */
  public Slot lastMoved(int side) {
    if (lastMoved[side].equals(Slot.NONE)) {
      lastMoved[side] = allocateLasting(KIND_BITS);
    }
    return lastMoved[side];
  }

  /**
   * Allocates the slot of the current part of the turn. The slot is fleeting: a turn begins with part 0.
   *
   * @param parts the maximum number of parts of a turn
   */
  public Slot allocateParts(int parts) {
    part = allocateFleeting(Integer.SIZE - Integer.numberOfLeadingZeros(parts - 1));
    return part;
  }

  /**
   * Allocates a set of cells that belong to the pieces on them. A cell is removed when its content changes, and when
   * the side of its piece moves.
   */
  public CellSlot allocatePieceCells() {
    CellSlot slot = allocateCells();
    pieceCellWords.add(slot.word());
    return slot;
  }

  /** The slot of the set of cells with walls; {@link CellSlot#NONE} if no rule needs walls. */
  public CellSlot walls() {
    return walls;
  }

  /** Allocates the set of cells with walls, which is kept until a rule changes it. */
  public CellSlot allocateWalls() {
    walls = allocateCells();
    return walls;
  }

  /** Allocates a set of cells that is kept until a rule changes it. */
  public CellSlot allocateCells() {
    int first = usedBits.size();
    for (int i = 0; i < cellWords; i++) {
      addWord(Long.SIZE, -1L);
    }
    return new CellSlot(first);
  }

  /** Makes {@code bits} of a lasting slot in word 0 lapse: they become 0 when {@code cell} changes. */
  public void makeLapse(Slot slot, long bits, int cell) {
    if (slot.word() != 0) {
      throw new IllegalArgumentException(
          "a slot that lapses must be allocated first, while word 0 has free bits");
    }
    changeMask[cell] &= ~((bits & slot.mask()) << slot.shift());
  }

  /** Returns the bits outside {@code slot} that lapse when a cell changes. One that is set proves that it has not. */
  public Slot otherLapsingBits(Slot slot, int cell) {
    return new Slot(0, 0, ~changeMask[cell] & ~(slot.mask() << slot.shift()));
  }

  /** Allocates bits in the first word with enough free bits. */
  private Slot allocate(int bits) {
    int word = 0;
    while (word < usedBits.size() && usedBits.get(word) + bits > Long.SIZE) {
      word++;
    }
    if (word == usedBits.size()) {
      addWord(0, 0L);
    }
    int shift = usedBits.get(word);
    usedBits.set(word, shift + bits);
    return new Slot(word, shift, -1L >>> Long.SIZE - bits);
  }

  /** Adds a word in which {@code bits} bits are already allocated. */
  private void addWord(int bits, long lastingMask) {
    usedBits.add(bits);
    lastingBits.add(lastingMask);
    carriedBits.add(0L);
    repetitionBits.add(-1L);
  }

  /**
   * Returns the layout with all allocated slots.
   *
   * @param kinds the kinds of pieces
   */
  public Layout layout(Kinds kinds) {
    return new Layout(size, kinds, part, changeMask, longs(lastingBits), continuationMasks(),
        longs(repetitionBits), pieceCellWords.stream().mapToInt(Integer::intValue).toArray());
  }

  /** For each word, the mask of the lasting and fleeting bits that are kept while a turn continues. */
  private long[] continuationMasks() {
    return IntStream.range(0, usedBits.size())
        .mapToLong(i -> lastingBits.get(i) | carriedBits.get(i)).toArray();
  }

  private static long[] longs(List<Long> words) {
    return words.stream().mapToLong(Long::longValue).toArray();
  }
}
