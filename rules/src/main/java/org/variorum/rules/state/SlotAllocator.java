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
 * <p>Bits that last and bits that are fleeting lie side by side, so that most games need one word; a turn ends with one AND a
 * word. Word 0 is given out first, to those that lapse before all others.
 */
public final class SlotAllocator {

  /** The greatest number of those that have a name. */
  public static final int MOST_NUMBER = 255;
  private static final int KIND_BITS = 7;

  private final int size;
  private final int cellWords;
  private Slot part = Slot.NONE;
  /** By side. */
  private final Slot[] lastMoved = {Slot.NONE, Slot.NONE};
  /** By word: how many bits are given out. */
  private final List<Integer> used = new ArrayList<>(List.of(0));
  /** By word: the bits that outlive a turn. */
  private final List<Long> lasting = new ArrayList<>(List.of(0L));
  private CellSlot walls = CellSlot.NONE;
  private final List<Integer> ofPieces = new ArrayList<>();
  /** By word: the fleeting bits that stay as long as a turn goes on. */
  private final List<Long> carried = new ArrayList<>(List.of(0L));
  /** By word: the bits that tell positions apart (COM-7). */
  private final List<Long> telling = new ArrayList<>(List.of(-1L));
  /** The word of counters that has room, and how many of its bits are given out. */
  private int counters;
  private int counted = Long.SIZE;
  /** By name: White's slot and Black's. */
  private final Map<String, List<Slot>> numbers = new HashMap<>();
  /** The same for numbers as for counters. */
  private int numbersWord;
  private int numbered = Long.SIZE;
  /** By cell: the bits of word 0 that remain when something happens there. */
  private final long[] kept;

  /** @param size how many cells the board has */
  public SlotAllocator(int size) {
    this.size = size;
    cellWords = (size + 63) >>> 6;
    kept = new long[size];
    Arrays.fill(kept, -1L);
  }

  /** Bits that stay as they are until a rule changes them. */
  public Slot lasting(int bits) {
    Slot slot = slot(bits);
    lasting.set(slot.word(), lasting.get(slot.word()) | slot.mask() << slot.shift());
    return slot;
  }

  /** Bits that are 0 at the end of every turn, before what the move leaves behind is written. */
  public Slot fleeting(int bits) {
    return slot(bits);
  }

  /**
   * Fleeting bits that stay where a turn of several moves goes on: at its end they hold what one of its moves has left, for the
   * reply.
   */
  public Slot carried(int bits) {
    Slot slot = slot(bits);
    carried.set(slot.word(), carried.get(slot.word()) | slot.mask() << slot.shift());
    return slot;
  }

  /** Bits that last, and that tell no positions apart: positions that differ only in them are repetitions. */
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
   * Numbers from 0 to {@link #MOST_NUMBER} that last, one of each side, White's first. All callers get the same ones by one
   * name. They take no room from what lapses.
   */
  public List<Slot> numbers(String name) {
    return numbers.computeIfAbsent(name, _ -> List.of(number(), number()));
  }

  /** Whole words that stay as they are until a rule changes them. */
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
   * One more than the kind of piece that a side moved last, among the kinds that a rule tracks; 0: none. The rule must
   * request it first.
   */
  public Slot lastMoved(int side) {
    if (lastMoved[side].equals(Slot.NONE)) {
      lastMoved[side] = lasting(KIND_BITS);
    }
    return lastMoved[side];
  }

  /**
   * Which part of its turn the side to move is to play. It is fleeting: a turn begins with the first.
   *
   * @param parts how many a turn may have
   */
  public Slot parts(int parts) {
    part = fleeting(Integer.SIZE - Integer.numberOfLeadingZeros(parts - 1));
    return part;
  }

  /**
   * A set of cells that are remembered for the pieces there: a cell leaves it when something happens on it, and when the side
   * that owns the piece there moves.
   */
  public CellSlot ofPieces() {
    CellSlot slot = cells();
    ofPieces.add(slot.word());
    return slot;
  }

  /** The cells where walls stand; none, if no rule remembers them. */
  public CellSlot walls() {
    return walls;
  }

  /** Has walls remembered, as cells that stay until a rule changes them. */
  public CellSlot keepWalls() {
    walls = cells();
    return walls;
  }

  /** A set of cells that stays as it is until a rule changes it. */
  public CellSlot cells() {
    int first = used.size();
    for (int i = 0; i < cellWords; i++) {
      word(Long.SIZE, -1L);
    }
    return new CellSlot(first);
  }

  /** Has bits of a lasting slot of word 0 become 0 when something happens on a cell. */
  public void lapses(Slot slot, long bits, int cell) {
    if (slot.word() != 0) {
      throw new IllegalArgumentException(
          "what lapses has to be asked for first, while there is room in word 0");
    }
    kept[cell] &= ~((bits & slot.mask()) << slot.shift());
  }

  /** The bits of other slots that lapse when something happens on a cell: while one is set, nothing has happened there. */
  public Slot othersThatLapse(Slot slot, int cell) {
    return new Slot(0, 0, ~kept[cell] & ~(slot.mask() << slot.shift()));
  }

  /** In the first word that has room. */
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
   * What has been given out.
   *
   * @param kinds the kinds of pieces
   */
  public Layout layout(Kinds kinds) {
    return new Layout(size, kinds, part, kept, longs(lasting), staying(), longs(telling),
        ofPieces.stream().mapToInt(Integer::intValue).toArray());
  }

  /** By word: the bits that stay as long as a turn goes on. */
  private long[] staying() {
    return IntStream.range(0, used.size()).mapToLong(word -> lasting.get(word) | carried.get(word)).toArray();
  }

  private static long[] longs(List<Long> words) {
    return words.stream().mapToLong(Long::longValue).toArray();
  }
}
