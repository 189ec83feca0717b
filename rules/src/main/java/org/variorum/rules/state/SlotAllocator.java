package org.variorum.rules.state;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Allocates, while a game is compiled, the bits in which its positions store the state that its rules need.
 *
 * <p>Lasting and fleeting bits share words, so that most games need only one. One AND for each word clears the fleeting
 * bits. Bits that lapse must be in word 0, and are requested before all others.
 */
public final class SlotAllocator {

  /** The greatest value of a named number. */
  public static final int MOST_NUMBER = 255;
  private static final int KIND_BITS = 7;

  private final int size;
  private final int cellWords;
  private Slot part = Slot.NONE;
  /** By side: the slot of the last moved kind. */
  private final Slot[] lastMoved = {Slot.NONE, Slot.NONE};
  /** By word: the number of allocated bits. */
  private final List<Integer> used = new ArrayList<>(List.of(0));
  /** By word: the bits that outlive a turn. */
  private final List<Long> lasting = new ArrayList<>(List.of(0L));
  private CellSlot walls = CellSlot.NONE;
  private final List<Integer> ofPieces = new ArrayList<>();
  /** By word: the fleeting bits that are kept while a turn continues. */
  private final List<Long> carried = new ArrayList<>(List.of(0L));
  /** By word: the bits that distinguish positions for repetition (COM-7). */
  private final List<Long> telling = new ArrayList<>(List.of(-1L));
  /** The last word of counters, and the number of its allocated bits. */
  private int counters;
  private int counted = Long.SIZE;
  /** By name: White's slot and Black's. */
  private final Map<String, List<Slot>> numbers = new HashMap<>();
  /** The last word of named numbers, and the number of its allocated bits. */
  private int numbersWord;
  private int numbered = Long.SIZE;
  /** By cell: the bits of word 0 that are kept when the cell changes. */
  private final long[] kept;

  /** @param size the number of cells of the board */
  public SlotAllocator(int size) {
    this.size = size;
    cellWords = (size + 63) >>> 6;
    kept = new long[size];
    Arrays.fill(kept, -1L);
  }

  /** Allocates bits that are kept until a rule changes them. */
  public Slot lasting(int bits) {
    Slot slot = slot(bits);
    lasting.set(slot.word(), lasting.get(slot.word()) | slot.mask() << slot.shift());
    return slot;
  }

  /** Allocates bits that are cleared at the end of every move. Afterwards, rules may set them for the next move. */
  public Slot fleeting(int bits) {
    return slot(bits);
  }

  /**
   * Allocates fleeting bits that are kept while a turn of several moves continues. During the reply, they hold what any
   * move of the turn has set.
   */
  public Slot carried(int bits) {
    Slot slot = slot(bits);
    carried.set(slot.word(), carried.get(slot.word()) | slot.mask() << slot.shift());
    return slot;
  }

  /**
   * Allocates lasting bits that do not distinguish positions: positions that differ only in these bits are repetitions.
   */
  public Slot counter(int bits) {
    if (counted + bits > Long.SIZE) {
      counters = used.size();
      counted = 0;
      word(Long.SIZE, -1L);
      telling.set(counters, 0L);
    }
    int shift = counted;
    counted += bits;
    return new Slot(counters, shift, -1L >>> Long.SIZE - bits);
  }

  /**
   * Allocates lasting numbers from 0 to {@link #MOST_NUMBER}: White's slot, then Black's. Calls with the same name
   * return the same slots. The slots are not in word 0, which is for bits that lapse.
   */
  public List<Slot> numbers(String name) {
    return numbers.computeIfAbsent(name, _ -> List.of(number(), number()));
  }

  /** Allocates whole words that are kept until a rule changes them. */
  public List<Slot> words(int count) {
    return IntStream.range(0, count).mapToObj(_ -> {
      word(Long.SIZE, -1L);
      return new Slot(used.size() - 1, 0, -1L);
    }).toList();
  }

  private Slot number() {
    if (numbered == Long.SIZE) {
      numbersWord = used.size();
      numbered = 0;
      word(Long.SIZE, -1L);
    }
    Slot slot = new Slot(numbersWord, numbered, MOST_NUMBER);
    numbered += Byte.SIZE;
    return slot;
  }

  /**
   * The slot of the kind of piece that a side moved last, plus one; 0 if the side has moved no tracked kind. The rule
   * that tracks kinds must request the slot first.
   */
  public Slot lastMoved(int side) {
    if (lastMoved[side].equals(Slot.NONE)) {
      lastMoved[side] = lasting(KIND_BITS);
    }
    return lastMoved[side];
  }

  /**
   * Allocates the slot of the current part of the turn. The slot is fleeting: a turn begins with part 0.
   *
   * @param parts the maximum number of parts of a turn
   */
  public Slot parts(int parts) {
    part = fleeting(Integer.SIZE - Integer.numberOfLeadingZeros(parts - 1));
    return part;
  }

  /**
   * Allocates a set of cells that belong to the pieces on them. A cell is removed when its content changes, and when
   * the side of its piece moves.
   */
  public CellSlot ofPieces() {
    CellSlot slot = cells();
    ofPieces.add(slot.word());
    return slot;
  }

  /** The set of cells with walls; {@link CellSlot#NONE} if no rule needs walls. */
  public CellSlot walls() {
    return walls;
  }

  /** Allocates the set of cells with walls, which is kept until a rule changes it. */
  public CellSlot keepWalls() {
    walls = cells();
    return walls;
  }

  /** Allocates a set of cells that is kept until a rule changes it. */
  public CellSlot cells() {
    int first = used.size();
    for (int i = 0; i < cellWords; i++) {
      word(Long.SIZE, -1L);
    }
    return new CellSlot(first);
  }

  /** Makes bits of a lasting slot in word 0 lapse: they become 0 when a cell changes. */
  public void lapses(Slot slot, long bits, int cell) {
    if (slot.word() != 0) {
      throw new IllegalArgumentException(
          "what lapses has to be asked for first, while there is room in word 0");
    }
    kept[cell] &= ~((bits & slot.mask()) << slot.shift());
  }

  /** The bits of other slots that lapse when a cell changes. While one of them is set, the cell has not changed. */
  public Slot othersThatLapse(Slot slot, int cell) {
    return new Slot(0, 0, ~kept[cell] & ~(slot.mask() << slot.shift()));
  }

  /** Allocates bits in the first word with enough free bits. */
  private Slot slot(int bits) {
    int word = 0;
    while (word < used.size() && used.get(word) + bits > Long.SIZE) {
      word++;
    }
    if (word == used.size()) {
      word(0, 0L);
    }
    int shift = used.get(word);
    used.set(word, shift + bits);
    return new Slot(word, shift, -1L >>> Long.SIZE - bits);
  }

  private void word(int given, long outliving) {
    used.add(given);
    lasting.add(outliving);
    carried.add(0L);
    telling.add(-1L);
  }

  /**
   * Returns the layout with all allocated slots.
   *
   * @param kinds the kinds of pieces
   */
  public Layout layout(Kinds kinds) {
    return new Layout(size, kinds, part, kept, longs(lasting), staying(), longs(telling),
        ofPieces.stream().mapToInt(Integer::intValue).toArray());
  }

  /** By word: the bits that are kept while a turn continues, lasting and fleeting. */
  private long[] staying() {
    return IntStream.range(0, used.size()).mapToLong(word -> lasting.get(word) | carried.get(word)).toArray();
  }

  private static long[] longs(List<Long> words) {
    return words.stream().mapToLong(Long::longValue).toArray();
  }
}
