package org.variorum.rules.state;

import java.util.Arrays;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.program.Occupancy;

/**
 * A mutable position on which moves are made and unmade. Not thread-safe. It knows no rules: rules store their state in
 * bits of its words ({@link Slot}, {@link CellSlot}).
 *
 * <p>Every change of the board goes through {@link #put}. It updates sets of squares, royal squares, lapsing bits and
 * hash, and records the old piece in a journal. So a rule that changes further squares needs no undo code.
 */
public final class State extends Occupancy {

  public static final int NO_SQUARE = -1;

  private static final int UNKNOWN = 0;
  private static final int OUT_OF_CHECK = 1;
  private static final int IN_CHECK = 2;

  public final Layout layout;
  /** The square of each side's royal piece; -1 if the side has none, or if a side may have several. */
  public final int[] royal = {NO_SQUARE, NO_SQUARE};
  /** The number of pieces in hand, by piece code. */
  public final int[] held;
  public int turn; // the side to move, 0 for White
  public int clock; // the halfmove clock, in plies
  public int fullmove = 1; // the number of the current full move

  /** The state of the rules: word 0, which is enough for most games, and the words from 1. */
  private long word0;
  private final long[] otherWords;
  private final boolean hasOtherWords;
  /** The mask of the bits of word 0 that outlive a turn. */
  private final long lastingMask;
  /** The mask of the bits of word 0 that survive a move while the same turn continues. */
  private final long continuationMask;
  private final long royals;
  /** For each cell, the mask of the bits of word 0 that survive a change of the cell. */
  private final long[] changeMask;
  /** The Zobrist key of each piece on each cell, at {@code code * size + cell}. */
  private final long[] keys;
  private final int size;
  private long pieceHash; // the hash of pieces and hands, a part of hash()
  /** The value of word 0 when it was last hashed, and its hash. */
  private long hashedWord0;
  private long word0Hash;
  /** Whether the side to move is in check; {@code UNKNOWN} until a caller stores it. */
  private int check;

  private int ply; // the number of moves that can be unmade
  /** The changes of all moves that can be unmade, each a {@link JournalEntry}. */
  private int[] journal = new int[256];
  private int journalSize;
  private final int undoLongs; // the number of longs in undo for each move
  /** What is saved before each move, at {@code ply * undoLongs}, in the order of {@link Undo}. */
  private long[] undo;

  /** The offsets of the longs that are saved before a move; the words of the rules' state begin at {@code MEMORY}. */
  private static final class Undo {
    static final int PIECE_HASH = 0;
    static final int FLAGS = 1; // royal squares plus one from bits 0 and 10, check from 20, turn from 22
    static final int COUNTS = 2; // the size of the journal in the high half, the clock in the low half
    static final int MEMORY = 3;
  }

  public State(Layout layout) {
    super(layout.size, layout.kinds.codes());
    this.layout = layout;
    royals = layout.soleRoyals;
    lastingMask = layout.lastingMask[0];
    continuationMask = layout.continuationMask[0];
    changeMask = layout.changeMask;
    keys = layout.keys.piece;
    size = layout.size;
    held = new int[layout.kinds.codes()];
    otherWords = new long[layout.wordCount - 1];
    hasOtherWords = otherWords.length > 0;
    undoLongs = Undo.MEMORY + layout.wordCount;
    undo = new long[16 * undoLongs];
  }

  /** Returns an independent copy, without moves to unmake. */
  public State copy() {
    State copy = new State(layout);
    System.arraycopy(board, 0, copy.board, 0, board.length);
    System.arraycopy(pieces, 0, copy.pieces, 0, pieces.length);
    System.arraycopy(sides, 0, copy.sides, 0, sides.length);
    System.arraycopy(held, 0, copy.held, 0, held.length);
    copy.word0 = word0;
    System.arraycopy(otherWords, 0, copy.otherWords, 0, otherWords.length);
    System.arraycopy(royal, 0, copy.royal, 0, 2);
    copy.turn = turn;
    copy.clock = clock;
    copy.fullmove = fullmove;
    copy.pieceHash = pieceHash;
    return copy;
  }

  /** Whether {@link #storedCheck} is valid. */
  public boolean hasStoredCheck() {
    return check != UNKNOWN;
  }

  /** Whether the side to move is in check; valid only if {@link #hasStoredCheck}. */
  public boolean storedCheck() {
    return check == IN_CHECK;
  }

  /** Stores whether the side to move is in check; valid until the position changes. */
  public void storeCheck(boolean inCheck) {
    check = inCheck ? IN_CHECK : OUT_OF_CHECK;
  }

  /** Sets the side to move while a position is being set up. */
  public void setTurn(int side) {
    turn = side;
    check = UNKNOWN;
  }

  /** The number in a slot. */
  public long get(Slot slot) {
    return word(slot.word()) >>> slot.shift() & slot.mask();
  }

  /** Stores a number in a slot. No attack may depend on the number, because the stored check stays valid. */
  public void set(Slot slot, long value) {
    long otherBits = word(slot.word()) & ~(slot.mask() << slot.shift());
    long changed = otherBits | (value & slot.mask()) << slot.shift();
    if (slot.word() == 0) {
      word0 = changed;
    } else {
      otherWords[slot.word() - 1] = changed;
    }
  }

  private long word(int word) {
    return word == 0 ? word0 : otherWords[word - 1];
  }

  /** Whether a stored set contains a cell. */
  public boolean holds(CellSlot slot, int cell) {
    return slot.word() > 0 && (otherWords[slot.word() - 1 + (cell >>> 6)] >>> cell & 1) != 0;
  }

  /** Adds the cells of a stored set to {@code cells}. */
  public void addTo(long[] cells, CellSlot slot) {
    for (int word = 0; slot.word() > 0 && word < words; word++) {
      cells[word] |= otherWords[slot.word() - 1 + word];
    }
  }

  /** Adds a cell to a stored set. */
  public void add(CellSlot slot, int cell) {
    check = UNKNOWN;
    otherWords[slot.word() - 1 + (cell >>> 6)] |= 1L << cell;
  }

  /** The word {@code word}, from 0, of a stored set of cells; 0 if no rule needs the set. */
  public long cells(CellSlot slot, int word) {
    return slot.word() > 0 ? otherWords[slot.word() - 1 + word] : 0;
  }

  /** Empties a stored set. */
  public void clear(CellSlot slot) {
    check = UNKNOWN;
    Arrays.fill(otherWords, slot.word() - 1, slot.word() - 1 + words, 0);
  }

  /** The number of pieces of some kinds that a side has, on the board and in hand. */
  public int count(long kinds, int side) {
    int count = 0;
    for (int code = PieceCode.code(0, side); code < held.length; code += PieceCode.NEXT_KIND) {
      if (PieceCode.holds(kinds, code)) {
        count += held[code] + count(code);
      }
    }
    return count;
  }

  /** Whether a side has at most one piece on the board and in hand together. */
  public boolean isBare(int side) {
    int onBoard = 0;
    for (int word = 0; word < words; word++) {
      onBoard += Long.bitCount(sides[side * words + word]);
    }
    return onBoard <= 1 && count(~0L, side) <= 1;
  }

  /** Whether a side has pieces of some kinds and no other pieces, on the board and in hand. */
  public boolean hasOnly(long kinds, int side) {
    return count(kinds, side) > 0 && count(~kinds, side) == 0;
  }

  /** Puts a piece on a square, or empties the square, while a position is set up or a move is made. */
  public void put(int square, int piece) {
    check = UNKNOWN;
    int old = board[square];
    addToJournal(JournalEntry.ofSquare(square, old, piece));
    word0 &= changeMask[square];
    if (hasOtherWords) {
      lapse(square);
    }
    if (old != PieceCode.EMPTY) {
      pieceHash ^= keys[old * size + square];
    }
    if (piece != PieceCode.EMPTY) {
      pieceHash ^= keys[piece * size + square];
    }
    set(square, old, piece);
  }

  /** Removes a square from the sets of {@link SlotAllocator#allocatePieceCells}. */
  private void lapse(int square) {
    for (int set : layout.pieceCellWords) {
      otherWords[set - 1 + (square >>> 6)] &= ~(1L << square);
    }
  }

  private void set(int square, int old, int piece) {
    int word = square >>> 6;
    long bit = 1L << square;
    if (old != PieceCode.EMPTY) {
      pieces[old * words + word] ^= bit;
      sides[PieceCode.side(old) * words + word] ^= bit;
      if (PieceCode.holds(royals, old) && royal[PieceCode.side(old)] == square) {
        royal[PieceCode.side(old)] = NO_SQUARE;
      }
    }
    if (piece != PieceCode.EMPTY) {
      pieces[piece * words + word] ^= bit;
      sides[PieceCode.side(piece) * words + word] ^= bit;
      if (PieceCode.holds(royals, piece)) {
        royal[PieceCode.side(piece)] = square;
      }
    }
    board[square] = piece;
  }

  /** Adds a piece to a hand if {@code change} is 1; removes a piece from the hand if it is -1. */
  public void changeHand(int code, int change) {
    addToJournal(JournalEntry.ofHand(code, held[code], held[code] + change));
    pieceHash ^= layout.keys.held(code, change > 0 ? held[code] + 1 : held[code]);
    held[code] += change;
  }

  private void addToJournal(int entry) {
    if (journalSize == journal.length) {
      journal = Arrays.copyOf(journal, 2 * journalSize);
    }
    journal[journalSize++] = entry;
  }

  /** The hash of everything that distinguishes positions for repetition (COM-7). */
  public long hash() {
    ZobristKeys keys = layout.keys;
    if (word0 != hashedWord0) {
      hashedWord0 = word0;
      word0Hash = keys.remembered(0, word0);
    }
    long hash = turn == PieceCode.BLACK ? pieceHash ^ keys.blackToMove : pieceHash;
    hash ^= word0Hash;
    for (int word = 0; word < otherWords.length; word++) {
      hash ^= keys.remembered(word + 1, otherWords[word] & layout.repetitionBits[word + 1]);
    }
    return hash;
  }

  /** Discards all earlier moves, so that they cannot be unmade. */
  public void forgetMoves() {
    check = UNKNOWN;
    ply = 0;
    journalSize = 0;
  }

  /** The number of journal entries of the last move. */
  int changes() {
    return journalSize - journalStart(ply - 1);
  }

  /** The {@link JournalEntry} of the last move at an index, from 0. */
  int change(int index) {
    return journal[journalStart(ply - 1) + index];
  }

  private int journalStart(int ply) {
    return (int) (undo[ply * undoLongs + Undo.COUNTS] >>> 32);
  }

  /** The current part of the turn, from 0. */
  public int part() {
    return (int) get(layout.part);
  }

  /** The side that made the last move. */
  public int lastMover() {
    return part() == 0 ? turn ^ 1 : turn;
  }

  /** The number in a slot before the last move. */
  public long before(Slot slot) {
    return undo[(ply - 1) * undoLongs + Undo.MEMORY + slot.word()] >>> slot.shift() & slot.mask();
  }

  /** Whether the position has state that lasts one move only, other than the part of the turn. */
  public boolean remembersForReply() {
    long part = layout.part.mask() << layout.part.shift();
    boolean found = false;
    for (int word = 0; word <= otherWords.length; word++) {
      long fleeting = word(word) & ~layout.continuationMask[word];
      found |= (word == layout.part.word() ? fleeting & ~part : fleeting) != 0;
    }
    return found;
  }

  /** Begins a move. Clears the mover's squares in the sets of {@link SlotAllocator#allocatePieceCells}. */
  public void beginMove() {
    save();
    if (hasOtherWords) {
      for (int set : layout.pieceCellWords) {
        for (int word = 0; word < words; word++) {
          otherWords[set - 1 + word] &= ~sides[turn * words + word];
        }
      }
    }
  }

  /** Passes the turn and clears fleeting bits; keeps {@link SlotAllocator#allocateCarried} bits after several moves. */
  public void endTurn() {
    boolean turnContinues = part() > 0;
    fullmove += turn;
    turn ^= 1;
    clearFleeting(turnContinues);
  }

  /** Gives the turn back to the side that has just {@link #endTurn ended} it, for the given part of the turn. */
  public void continueTurn(int part) {
    turn ^= 1;
    fullmove -= turn;
    clearFleeting(true);
    set(layout.part, part);
  }

  private void clearFleeting(boolean turnContinues) {
    word0 &= turnContinues ? continuationMask : lastingMask;
    for (int word = 0; word < otherWords.length; word++) {
      otherWords[word] &= (turnContinues ? layout.continuationMask : layout.lastingMask)[word + 1];
    }
  }

  private void save() {
    int offset = ply * undoLongs;
    if (offset == undo.length) {
      undo = Arrays.copyOf(undo, 2 * undo.length);
    }
    undo[offset + Undo.PIECE_HASH] = pieceHash;
    undo[offset + Undo.FLAGS] = royal[0] + 1 | (royal[1] + 1) << 10 | check << 20 | turn << 22;
    undo[offset + Undo.COUNTS] = (long) journalSize << 32 | clock;
    undo[offset + Undo.MEMORY] = word0;
    if (hasOtherWords) {
      System.arraycopy(otherWords, 0, undo, offset + Undo.MEMORY + 1, otherWords.length);
    }
    check = UNKNOWN;
    ply++;
  }

  /** Unmakes the last move. */
  public void restore() {
    ply--;
    int offset = ply * undoLongs;
    int flags = (int) undo[offset + Undo.FLAGS];
    int mover = flags >>> 22;
    fullmove -= mover & ~turn; // it grew when Black (1) ended its turn
    turn = mover;
    int journalStart = journalStart(ply);
    while (journalSize > journalStart) {
      int entry = journal[--journalSize];
      if (JournalEntry.isOfHand(entry)) {
        held[JournalEntry.place(entry)] = JournalEntry.before(entry);
      } else {
        set(JournalEntry.place(entry), JournalEntry.after(entry), JournalEntry.before(entry));
      }
    }
    pieceHash = undo[offset + Undo.PIECE_HASH];
    clock = (int) undo[offset + Undo.COUNTS];
    royal[0] = (flags & 0x3FF) - 1;
    royal[1] = (flags >>> 10 & 0x3FF) - 1;
    check = flags >>> 20 & 3;
    word0 = undo[offset + Undo.MEMORY];
    if (hasOtherWords) {
      System.arraycopy(undo, offset + Undo.MEMORY + 1, otherWords, 0, otherWords.length);
    }
  }

  /** The hash of pieces and hands, which every change updates. */
  long pieceHash() {
    return pieceHash;
  }
}
