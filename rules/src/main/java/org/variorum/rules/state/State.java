package org.variorum.rules.state;

import java.util.Arrays;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.program.Occupancy;

/**
 * A mutable position on which moves are made and unmade. Not thread-safe. It knows no rules: their state is stored in
 * bits of its words ({@link Slot}, {@link CellSlot}).
 *
 * <p>Every change of the board goes through {@link #put}. It updates sets of squares, royal squares, lapsing bits and
 * hash, and records the old piece in a journal. So a rule that changes further squares needs no undo code.
 */
public final class State extends Occupancy {

  /** The value for no square. */
  public static final int NO_SQUARE = -1;

  private static final int UNKNOWN = 0;
  private static final int OUT_OF_CHECK = 1;
  private static final int IN_CHECK = 2;

  public final Layout layout;
  /** By side: the square of a royal piece, or -1 without one; always -1 if a side may have several. */
  public final int[] royal = {NO_SQUARE, NO_SQUARE};
  /** By code: the number of pieces in hand. */
  public final int[] held;

  public int turn;
  public int clock;
  public int fullmove = 1;

  /** The state of the rules: word 0, which is enough for most games, and the words from 1. */
  private long first;
  private final long[] more;
  private final boolean remembersMore;
  /** The bits of word 0 that outlive a turn. */
  private final long lasting;
  /** The bits of word 0 that are kept while a turn continues. */
  private final long carried;
  private final long royals;
  /** By cell: the bits of word 0 that are kept when the cell changes. */
  private final long[] kept;
  /** The Zobrist key of each piece on each cell, at {@code code * size + cell}. */
  private final long[] keys;
  private final int size;
  /** The hash of pieces and hands; {@link #hash()} adds the rest. */
  private long pieceHash;
  /** The value of word 0 when it was last hashed, and its hash. */
  private long hashedFirst;
  private long firstHash;
  /** Whether the side to move is in check; {@code UNKNOWN} until a caller stores it. */
  private int check;

  private int ply;
  private int journalSize;
  private int[] journal = new int[256];
  private final int undoLongs;
  private long[] undo;

  /** The longs that are saved before a move: these, then the state of the rules. */
  private static final class Undo {
    static final int PIECE_HASH = 0;
    static final int FLAGS = 1;
    static final int COUNTS = 2;
    static final int MEMORY = 3;
  }

  public State(Layout layout) {
    super(layout.size, layout.kinds.codes());
    this.layout = layout;
    royals = layout.soleRoyals;
    lasting = layout.lasting[0];
    carried = layout.carried[0];
    kept = layout.kept;
    keys = layout.keys.piece;
    size = layout.size;
    held = new int[layout.kinds.codes()];
    more = new long[layout.memory - 1];
    remembersMore = more.length > 0;
    undoLongs = Undo.MEMORY + layout.memory;
    undo = new long[16 * undoLongs];
  }

  /** Returns an independent copy, without moves to unmake. */
  public State copy() {
    State copy = new State(layout);
    System.arraycopy(board, 0, copy.board, 0, board.length);
    System.arraycopy(pieces, 0, copy.pieces, 0, pieces.length);
    System.arraycopy(sides, 0, copy.sides, 0, sides.length);
    System.arraycopy(held, 0, copy.held, 0, held.length);
    copy.first = first;
    System.arraycopy(more, 0, copy.more, 0, more.length);
    System.arraycopy(royal, 0, copy.royal, 0, 2);
    copy.turn = turn;
    copy.clock = clock;
    copy.fullmove = fullmove;
    copy.pieceHash = pieceHash;
    return copy;
  }

  /** Whether {@link #knownCheck} is valid. */
  public boolean checkIsKnown() {
    return check != UNKNOWN;
  }

  /** Whether the side to move is in check; valid only if {@link #checkIsKnown}. */
  public boolean knownCheck() {
    return check == IN_CHECK;
  }

  /** Stores whether the side to move is in check, until something changes. */
  public void knowCheck(boolean inCheck) {
    check = inCheck ? IN_CHECK : OUT_OF_CHECK;
  }

  /** Sets the side to move while a position is being set up. */
  public void turnTo(int side) {
    turn = side;
    check = UNKNOWN;
  }

  /** The number in a slot. */
  public long get(Slot slot) {
    return word(slot.word()) >>> slot.shift() & slot.mask();
  }

  /** Stores a number in a slot; no attack may depend on the number. */
  public void set(Slot slot, long value) {
    long others = word(slot.word()) & ~(slot.mask() << slot.shift());
    long changed = others | (value & slot.mask()) << slot.shift();
    if (slot.word() == 0) {
      first = changed;
    } else {
      more[slot.word() - 1] = changed;
    }
  }

  private long word(int word) {
    return word == 0 ? first : more[word - 1];
  }

  /** Whether a stored set contains a cell. */
  public boolean holds(CellSlot slot, int cell) {
    return slot.word() > 0 && (more[slot.word() - 1 + (cell >>> 6)] >>> cell & 1) != 0;
  }

  /** Adds the cells of a stored set to {@code cells}. */
  public void addTo(long[] cells, CellSlot slot) {
    for (int word = 0; slot.word() > 0 && word < words; word++) {
      cells[word] |= more[slot.word() - 1 + word];
    }
  }

  /** Adds a cell to a stored set. */
  public void add(CellSlot slot, int cell) {
    check = UNKNOWN;
    more[slot.word() - 1 + (cell >>> 6)] |= 1L << cell;
  }

  /** One word of a stored set of cells. */
  public long cells(CellSlot slot, int word) {
    return slot.word() > 0 ? more[slot.word() - 1 + word] : 0;
  }

  /** Empties a stored set. */
  public void clear(CellSlot slot) {
    check = UNKNOWN;
    Arrays.fill(more, slot.word() - 1, slot.word() - 1 + words, 0);
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

  /** Whether a side has at most one piece, on the board and in hand. */
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
    if (journalSize == journal.length) {
      journal = Arrays.copyOf(journal, 2 * journalSize);
    }
    journal[journalSize++] = JournalEntry.ofSquare(square, old, piece);
    first &= kept[square];
    if (remembersMore) {
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

  /** Removes a square from the sets of cells that belong to the pieces on them. */
  private void lapse(int square) {
    for (int set : layout.ofPieces) {
      more[set - 1 + (square >>> 6)] &= ~(1L << square);
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

  /** Adds a piece to a hand ({@code change} 1), or removes one from it (-1). */
  public void hold(int code, int change) {
    if (journalSize == journal.length) {
      journal = Arrays.copyOf(journal, 2 * journalSize);
    }
    journal[journalSize++] = JournalEntry.ofHand(code, held[code], held[code] + change);
    pieceHash ^= layout.keys.held(code, change > 0 ? held[code] + 1 : held[code]);
    held[code] += change;
  }

  /** The hash of everything that distinguishes positions for repetition (COM-7). */
  public long hash() {
    ZobristKeys keys = layout.keys;
    if (first != hashedFirst) {
      hashedFirst = first;
      firstHash = keys.remembered(0, first);
    }
    long hash = turn == PieceCode.BLACK ? pieceHash ^ keys.blackToMove : pieceHash;
    hash ^= firstHash;
    for (int word = 0; word < more.length; word++) {
      hash ^= keys.remembered(word + 1, more[word] & layout.repetitionBits[word + 1]);
    }
    return hash;
  }

  /** Discards all earlier moves, so that they cannot be unmade. */
  public void forget() {
    check = UNKNOWN;
    ply = 0;
    journalSize = 0;
  }

  /** The number of journal entries of the last move. */
  int changes() {
    return journalSize - journalStart(ply - 1);
  }

  /** A {@link JournalEntry} of the last move. */
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
    for (int word = 0; word <= more.length; word++) {
      long fleeting = word(word) & ~layout.carried[word];
      found |= (word == layout.part.word() ? fleeting & ~part : fleeting) != 0;
    }
    return found;
  }

  /** Begins a move, which {@link #restore} unmakes; clears the state that belongs to pieces of the side to move. */
  public void begin() {
    save();
    if (remembersMore) {
      for (int set : layout.ofPieces) {
        for (int word = 0; word < words; word++) {
          more[set - 1 + word] &= ~sides[turn * words + word];
        }
      }
    }
  }

  /** Passes the turn and clears the state that lasts one move only, except what the turn left for the reply. */
  public void end() {
    boolean goesOn = part() > 0;
    fullmove += turn;
    turn ^= 1;
    forgetFleeting(goesOn);
  }

  /** Gives the turn back to the side that has just {@link #end ended} it; the side continues with a later part. */
  public void goOn(int part) {
    turn ^= 1;
    fullmove -= turn;
    forgetFleeting(true);
    set(layout.part, part);
  }

  private void forgetFleeting(boolean goesOn) {
    first &= goesOn ? carried : lasting;
    for (int word = 0; word < more.length; word++) {
      more[word] &= (goesOn ? layout.carried : layout.lasting)[word + 1];
    }
  }

  private void save() {
    int at = ply * undoLongs;
    if (at == undo.length) {
      undo = Arrays.copyOf(undo, 2 * undo.length);
    }
    undo[at + Undo.PIECE_HASH] = pieceHash;
    undo[at + Undo.FLAGS] = royal[0] + 1 | (royal[1] + 1) << 10 | check << 20 | turn << 22;
    undo[at + Undo.COUNTS] = (long) journalSize << 32 | clock;
    undo[at + Undo.MEMORY] = first;
    if (remembersMore) {
      System.arraycopy(more, 0, undo, at + Undo.MEMORY + 1, more.length);
    }
    check = UNKNOWN;
    ply++;
  }

  /** Unmakes the last move. */
  public void restore() {
    ply--;
    int at = ply * undoLongs;
    int flags = (int) undo[at + Undo.FLAGS];
    int mover = flags >>> 22;
    fullmove -= mover & ~turn;
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
    pieceHash = undo[at + Undo.PIECE_HASH];
    clock = (int) undo[at + Undo.COUNTS];
    royal[0] = (flags & 0x3FF) - 1;
    royal[1] = (flags >>> 10 & 0x3FF) - 1;
    check = flags >>> 20 & 3;
    first = undo[at + Undo.MEMORY];
    if (remembersMore) {
      System.arraycopy(undo, at + Undo.MEMORY + 1, more, 0, more.length);
    }
  }

  /** The hash of pieces and hands, which every change updates. */
  long pieceHash() {
    return pieceHash;
  }
}
