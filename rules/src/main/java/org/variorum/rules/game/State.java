package org.variorum.rules.game;

import java.util.Arrays;

/**
 * A position that moves are made on and taken back from. One thread; no checks: callers make only legal moves.
 *
 * <p>Every change of the board goes through {@link #put}, which keeps board, sets of squares, royal squares, castling
 * rights and hash together and writes the old man into a journal. So a rule that changes more squares needs no undo code.
 */
final class State {

  private static final int HAND_ENTRY = 1 << 31;

  private static final int UNKNOWN = 0;
  private static final int OUT_OF_CHECK = 1;
  private static final int IN_CHECK = 2;

  final Tables tables;
  /** By square: the code of the man, or 0. */
  final int[] board;
  /** By {@code code * words}: the squares of those men. */
  final long[] men;
  /** By {@code side * words}: the squares of that side's men. */
  final long[] sides;
  /** By side: where the royal man stands (one of them, if it has recruited another), or -1. */
  final int[] royal = {Tables.NO_SQUARE, Tables.NO_SQUARE};
  /** By code: how many are held. */
  final int[] held;
  /** Squares of men that may not move (RS-7). */
  final long[] frozen;

  int turn;
  int castling;
  /** Where the man stands that may be captured en passant, or -1; then where, as a packed set of {@link Crossings}. */
  int enPassantMan = Tables.NO_SQUARE;
  long enPassant;
  /** One more than the kind that may not answer, or 0. */
  int ban;
  boolean swapped;
  int clock;
  int fullmove = 1;
  /** By side: the checks still to give, where checks count. */
  final int[] checksLeft = {0, 0};

  /** Men, hands and checks; {@link #hash()} adds the rest. */
  private long manHash;
  /** Whether the side to move is in check, once somebody has asked. */
  private int check;

  private int ply;
  private int journalSize;
  private int[] journal = new int[256];
  private long[] undo = new long[16 * Undo.LONGS];
  private long[] undoFrozen;

  private final Generator generator;

  /** What is stored of a position besides its board. */
  private static final class Undo {
    static final int LONGS = 4;
    static final int MAN_HASH = 0;
    static final int FLAGS = 1;
    static final int COUNTS = 2;
    static final int EN_PASSANT = 3;
  }

  State(Tables tables) {
    this.tables = tables;
    board = new int[tables.size];
    men = new long[tables.codes * tables.words];
    sides = new long[2 * tables.words];
    held = new int[tables.codes];
    frozen = new long[tables.words];
    undoFrozen = new long[16 * tables.words];
    generator = new Generator(this);
  }

  /** A position of its own with the same content, and without moves to take back. */
  State copy() {
    State copy = new State(tables);
    System.arraycopy(board, 0, copy.board, 0, board.length);
    System.arraycopy(men, 0, copy.men, 0, men.length);
    System.arraycopy(sides, 0, copy.sides, 0, sides.length);
    System.arraycopy(held, 0, copy.held, 0, held.length);
    System.arraycopy(frozen, 0, copy.frozen, 0, frozen.length);
    System.arraycopy(royal, 0, copy.royal, 0, 2);
    System.arraycopy(checksLeft, 0, copy.checksLeft, 0, 2);
    copy.turn = turn;
    copy.castling = castling;
    copy.enPassantMan = enPassantMan;
    copy.enPassant = enPassant;
    copy.ban = ban;
    copy.swapped = swapped;
    copy.clock = clock;
    copy.fullmove = fullmove;
    copy.manHash = manHash;
    return copy;
  }

  Generator generator() {
    return generator;
  }

  /** Whether the royal man of the side to move is attacked. */
  boolean inCheck() {
    if (check == UNKNOWN) {
      check = generator.legality().attacked(turn) ? IN_CHECK : OUT_OF_CHECK;
    }
    return check == IN_CHECK;
  }

  /** Gives the turn to a side while a position is being set up. */
  void turnTo(int side) {
    turn = side;
    check = UNKNOWN;
  }

  /** Sets a square while a position is being set up or a move is made. */
  void put(int square, int man) {
    check = UNKNOWN;
    int old = board[square];
    if (journalSize == journal.length) {
      journal = Arrays.copyOf(journal, 2 * journalSize);
    }
    journal[journalSize++] = square << 16 | man << 8 | old;
    castling &= tables.rightsKept[square];
    long[] keys = tables.keys.man;
    if (old != Men.EMPTY) {
      manHash ^= keys[old * tables.size + square];
    }
    if (man != Men.EMPTY) {
      manHash ^= keys[man * tables.size + square];
    }
    set(square, old, man);
  }

  private void set(int square, int old, int man) {
    int word = square >>> 6;
    long bit = 1L << square;
    if (old != Men.EMPTY) {
      men[old * tables.words + word] ^= bit;
      sides[(old & 1) * tables.words + word] ^= bit;
      if (Men.holds(tables.royals, old) && royal[old & 1] == square) {
        royal[old & 1] = Tables.NO_SQUARE;
      }
    }
    if (man != Men.EMPTY) {
      men[man * tables.words + word] ^= bit;
      sides[(man & 1) * tables.words + word] ^= bit;
      if (Men.holds(tables.royals, man)) {
        royal[man & 1] = square;
      }
    }
    if (tables.displacement != null) {
      frozen[word] &= ~bit;
    }
    board[square] = man;
  }

  /**
   * Sets a square for a look only: board and sets of men, without journal, hash and royal squares. Whoever looks puts back
   * what was there, which is returned.
   */
  int swap(int square, int man) {
    int old = board[square];
    int word = square >>> 6;
    long bit = 1L << square;
    if (old != Men.EMPTY) {
      men[old * tables.words + word] ^= bit;
      sides[(old & 1) * tables.words + word] ^= bit;
    }
    if (man != Men.EMPTY) {
      men[man * tables.words + word] ^= bit;
      sides[(man & 1) * tables.words + word] ^= bit;
    }
    board[square] = man;
    return old;
  }

  /** All men on squares below 64. */
  long occupiedLo() {
    return sides[0] | sides[tables.words];
  }

  /** All men on squares from 64 to 127. */
  long occupiedHi() {
    return tables.words > 1 ? sides[1] | sides[tables.words + 1] : 0;
  }

  /** Adds a man to a hand, or takes one out. */
  void hold(int code, int change) {
    if (journalSize == journal.length) {
      journal = Arrays.copyOf(journal, 2 * journalSize);
    }
    journal[journalSize++] = HAND_ENTRY | held[code] << 16 | held[code] + change << 8 | code;
    manHash ^= tables.keys.held(code, change > 0 ? held[code] + 1 : held[code]);
    held[code] += change;
  }

  /** Sets the checks that a side has still to give. */
  void setChecksLeft(int side, int left) {
    manHash ^= tables.keys.checks(side, checksLeft[side]) ^ tables.keys.checks(side, left);
    checksLeft[side] = left;
  }

  /** The hash of everything that makes a position the same (COM-7). */
  long hash() {
    ZobristKeys keys = tables.keys;
    long hash = manHash ^ keys.castling[castling];
    if (turn == Men.BLACK) {
      hash ^= keys.blackToMove;
    }
    if (ban != 0) {
      hash ^= keys.ban[ban - 1];
    }
    if (swapped) {
      hash ^= keys.swapped;
    }
    if (enPassantMan != Tables.NO_SQUARE) {
      hash ^= keys.enPassant[enPassantMan];
    }
    for (int word = 0; tables.displacement != null && word < frozen.length; word++) {
      for (long left = frozen[word]; left != 0; left &= left - 1) {
        hash ^= keys.frozen[word << 6 | Long.numberOfTrailingZeros(left)];
      }
    }
    return hash;
  }

  boolean isFrozen(int square) {
    return (frozen[square >>> 6] >>> square & 1) != 0;
  }

  /** Forgets how the position came about. */
  void forget() {
    check = UNKNOWN;
    ply = 0;
    journalSize = 0;
  }

  void make(long move) {
    save();
    thawSide(turn);
    int mover = board[MoveCode.from(move)];
    boolean progress = Effects.apply(this, move);
    afterwards(move, mover, progress);
    assert Rebuilt.agrees(this) : FenWriter.write(this);
  }

  /** Makes only a move's changes of the board, to look at it; {@link #unmake} takes them back. */
  void attempt(long move) {
    save();
    thawSide(turn);
    Effects.apply(this, move);
    fullmove += turn;
    turn ^= 1;
  }

  /** Gives the turn away (null moves). */
  void pass() {
    save();
    thawSide(turn);
    clock++;
    fullmove += turn;
    turn ^= 1;
    ban = 0;
    swapped = false;
    passed(Tables.NO_SQUARE, 0);
  }

  /** How many changes the last move has made, as {@link #change} tells them. */
  int changes() {
    return journalSize - journalStart(ply - 1);
  }

  /** See {@link MutablePosition#change}. */
  int change(int index) {
    return journal[journalStart(ply - 1) + index];
  }

  private int journalStart(int ply) {
    return (int) (undo[ply * Undo.LONGS + Undo.COUNTS] >>> 32);
  }

  private void afterwards(long move, int mover, boolean progress) {
    int me = turn;
    clock = progress ? 0 : clock + 1;
    fullmove += me;
    turn = me ^ 1;
    int kind = MoveCode.kind(move);
    ban = tables.banned != 0 && kind != MoveCode.DROP && Men.holds(tables.banned, mover) ? Men.kind(mover) + 1
        : 0;
    swapped = kind == MoveCode.EXCHANGE && tables.exchange != null && tables.exchange.notInReply();
    passed(Tables.NO_SQUARE, 0);
    if (tables.checksToWin > 0 && inCheck()) {
      setChecksLeft(me, Math.max(0, checksLeft[me] - 1));
    }
    boolean plain = kind == MoveCode.PLAIN && MoveCode.becomes(move) < 0 && !MoveCode.takes(move);
    if (tables.enPassant != 0 && plain && Men.holds(tables.enPassant, mover)) {
      cross(MoveCode.from(move), MoveCode.to(move), mover);
    }
  }

  /** A man that moves by what it has borrowed makes no initial move. */
  private void cross(int from, int to, int mover) {
    Crossings crossings = tables.crossings[mover];
    if (crossings == null || Men.holds(tables.borrowers, mover)) {
      return;
    }
    long crossed = crossings.squares(board, from, to);
    if (crossed != 0) {
      passed(to, crossed);
      if (!generator.canCaptureEnPassant()) {
        passed(Tables.NO_SQUARE, 0);
      }
    }
  }

  /** Sets which man may be captured en passant, and where (a packed set of {@link Crossings}). */
  void passed(int man, long squares) {
    enPassantMan = man;
    enPassant = squares;
  }

  private void thawSide(int side) {
    if (tables.displacement != null) {
      for (int word = 0; word < frozen.length; word++) {
        frozen[word] &= ~sides[side * tables.words + word];
      }
    }
  }

  void thaw(int square) {
    check = UNKNOWN;
    frozen[square >>> 6] &= ~(1L << square);
  }

  void freeze(int square) {
    check = UNKNOWN;
    frozen[square >>> 6] |= 1L << square;
  }

  private void save() {
    int at = ply * Undo.LONGS;
    if (at == undo.length) {
      undo = Arrays.copyOf(undo, 2 * undo.length);
      undoFrozen = Arrays.copyOf(undoFrozen, 2 * undoFrozen.length);
    }
    undo[at + Undo.MAN_HASH] = manHash;
    undo[at + Undo.FLAGS] =
        castling | (long) ban << 4 | (swapped ? 1L << 12 : 0) | (long) (enPassantMan + 1) << 13
            | (long) (royal[0] + 1) << 22 | (long) (royal[1] + 1) << 31 | (long) checksLeft[0] << 40
            | (long) checksLeft[1] << 48 | (long) check << 56;
    check = UNKNOWN;
    undo[at + Undo.EN_PASSANT] = enPassant;
    undo[at + Undo.COUNTS] = (long) journalSize << 32 | clock;
    if (tables.displacement != null) {
      System.arraycopy(frozen, 0, undoFrozen, ply * tables.words, tables.words);
    }
    ply++;
  }

  void unmake() {
    ply--;
    int at = ply * Undo.LONGS;
    turn ^= 1;
    fullmove -= turn;
    int journalStart = journalStart(ply);
    while (journalSize > journalStart) {
      int entry = journal[--journalSize];
      if (entry >= 0) {
        set(entry >>> 16, entry >>> 8 & 0xFF, entry & 0xFF);
      } else {
        held[entry & 0xFF] = entry >>> 16 & 0xFF;
      }
    }
    manHash = undo[at + Undo.MAN_HASH];
    clock = (int) undo[at + Undo.COUNTS];
    long flags = undo[at + Undo.FLAGS];
    castling = (int) flags & 0xF;
    ban = (int) (flags >>> 4) & 0xFF;
    swapped = (flags >>> 12 & 1) != 0;
    enPassantMan = (int) (flags >>> 13 & 0x1FF) - 1;
    enPassant = undo[at + Undo.EN_PASSANT];
    royal[0] = (int) (flags >>> 22 & 0x1FF) - 1;
    royal[1] = (int) (flags >>> 31 & 0x1FF) - 1;
    checksLeft[0] = (int) (flags >>> 40) & 0xFF;
    checksLeft[1] = (int) (flags >>> 48) & 0xFF;
    check = (int) (flags >>> 56);
    if (tables.displacement != null) {
      System.arraycopy(undoFrozen, ply * tables.words, frozen, 0, tables.words);
    }
    assert Rebuilt.agrees(this) : FenWriter.write(this);
    assert check == UNKNOWN || inCheck() == generator.legality().attacked(turn) : FenWriter.write(this);
  }

  /** Men, hands and checks hashed, as kept up to date by every change. */
  long manHash() {
    return manHash;
  }
}
