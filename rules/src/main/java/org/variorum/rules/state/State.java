package org.variorum.rules.state;

import java.util.Arrays;
import org.variorum.rules.compile.Tables;
import org.variorum.rules.compile.ZobristKeys;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.program.Crossings;
import org.variorum.rules.program.Occupancy;

/**
 * A position that moves are made on and taken back from by a {@link Maker}. One thread.
 *
 * <p>Every change of the board goes through {@link #put}, which keeps board, sets of squares, royal squares, castling
 * rights and hash together and writes the old piece into a journal. So a rule that changes more squares needs no undo code.
 */
public final class State extends Occupancy {

  private static final int HAND_ENTRY = 1 << 31;

  private static final int UNKNOWN = 0;
  private static final int OUT_OF_CHECK = 1;
  private static final int IN_CHECK = 2;

  public final Tables tables;
  /** By side: where the royal piece stands (one of them, if it has recruited another), or -1. */
  public final int[] royal = {Tables.NO_SQUARE, Tables.NO_SQUARE};
  /** By code: how many are held. */
  public final int[] held;
  /** Squares of pieces that may not move (RS-7). */
  final long[] frozen;

  public int turn;
  public int castling;
  /** Where the piece stands that may be captured en passant, or -1; then where, as a packed set of {@link Crossings}. */
  public int enPassantPiece = Tables.NO_SQUARE;
  public long enPassant;
  /** One more than the kind that may not answer, or 0. */
  public int ban;
  public boolean swapped;
  public int clock;
  public int fullmove = 1;
  /** By side: the checks still to give, where checks count. */
  public final int[] checksLeft = {0, 0};

  /** Pieces, hands and checks; {@link #hash()} adds the rest. */
  private long pieceHash;
  /** Whether the side to move is in check, once somebody has asked. */
  private int check;

  private int ply;
  private int journalSize;
  private int[] journal = new int[256];
  private long[] undo = new long[16 * Undo.LONGS];
  private long[] undoFrozen;

  /** What is stored of a position besides its board. */
  private static final class Undo {
    static final int LONGS = 4;
    static final int PIECE_HASH = 0;
    static final int FLAGS = 1;
    static final int COUNTS = 2;
    static final int EN_PASSANT = 3;
  }

  public State(Tables tables) {
    super(tables.size, tables.codes);
    this.tables = tables;
    held = new int[tables.codes];
    frozen = new long[tables.words];
    undoFrozen = new long[16 * tables.words];
  }

  /** A position of its own with the same content, and without moves to take back. */
  public State copy() {
    State copy = new State(tables);
    System.arraycopy(board, 0, copy.board, 0, board.length);
    System.arraycopy(pieces, 0, copy.pieces, 0, pieces.length);
    System.arraycopy(sides, 0, copy.sides, 0, sides.length);
    System.arraycopy(held, 0, copy.held, 0, held.length);
    System.arraycopy(frozen, 0, copy.frozen, 0, frozen.length);
    System.arraycopy(royal, 0, copy.royal, 0, 2);
    System.arraycopy(checksLeft, 0, copy.checksLeft, 0, 2);
    copy.turn = turn;
    copy.castling = castling;
    copy.enPassantPiece = enPassantPiece;
    copy.enPassant = enPassant;
    copy.ban = ban;
    copy.swapped = swapped;
    copy.clock = clock;
    copy.fullmove = fullmove;
    copy.pieceHash = pieceHash;
    return copy;
  }

  /** Whether somebody has found out whether the side to move is in check. */
  public boolean checkIsKnown() {
    return check != UNKNOWN;
  }

  /** Whether the side to move is in check, once it is known. */
  public boolean knownCheck() {
    return check == IN_CHECK;
  }

  /** Remembers whether the side to move is in check, until something changes. */
  public void knowCheck(boolean inCheck) {
    check = inCheck ? IN_CHECK : OUT_OF_CHECK;
  }

  /** Gives the turn to a side while a position is being set up. */
  public void turnTo(int side) {
    turn = side;
    check = UNKNOWN;
  }

  /** Sets a square while a position is being set up or a move is made. */
  public void put(int square, int piece) {
    check = UNKNOWN;
    int old = board[square];
    if (journalSize == journal.length) {
      journal = Arrays.copyOf(journal, 2 * journalSize);
    }
    journal[journalSize++] = square << 16 | piece << 8 | old;
    castling &= tables.rightsKept[square];
    long[] keys = tables.keys.piece;
    if (old != PieceCode.EMPTY) {
      pieceHash ^= keys[old * tables.size + square];
    }
    if (piece != PieceCode.EMPTY) {
      pieceHash ^= keys[piece * tables.size + square];
    }
    set(square, old, piece);
  }

  private void set(int square, int old, int piece) {
    int word = square >>> 6;
    long bit = 1L << square;
    if (old != PieceCode.EMPTY) {
      pieces[old * tables.words + word] ^= bit;
      sides[(old & 1) * tables.words + word] ^= bit;
      if (PieceCode.holds(tables.royals, old) && royal[old & 1] == square) {
        royal[old & 1] = Tables.NO_SQUARE;
      }
    }
    if (piece != PieceCode.EMPTY) {
      pieces[piece * tables.words + word] ^= bit;
      sides[(piece & 1) * tables.words + word] ^= bit;
      if (PieceCode.holds(tables.royals, piece)) {
        royal[piece & 1] = square;
      }
    }
    if (tables.displacement != null) {
      frozen[word] &= ~bit;
    }
    board[square] = piece;
  }

  /** Adds a piece to a hand, or takes one out. */
  public void hold(int code, int change) {
    if (journalSize == journal.length) {
      journal = Arrays.copyOf(journal, 2 * journalSize);
    }
    journal[journalSize++] = HAND_ENTRY | held[code] << 16 | held[code] + change << 8 | code;
    pieceHash ^= tables.keys.held(code, change > 0 ? held[code] + 1 : held[code]);
    held[code] += change;
  }

  /** Sets the checks that a side has still to give. */
  public void setChecksLeft(int side, int left) {
    pieceHash ^= tables.keys.checks(side, checksLeft[side]) ^ tables.keys.checks(side, left);
    checksLeft[side] = left;
  }

  /** The hash of everything that makes a position the same (COM-7). */
  public long hash() {
    ZobristKeys keys = tables.keys;
    long hash = pieceHash ^ keys.castling[castling];
    if (turn == PieceCode.BLACK) {
      hash ^= keys.blackToMove;
    }
    if (ban != 0) {
      hash ^= keys.ban[ban - 1];
    }
    if (swapped) {
      hash ^= keys.swapped;
    }
    if (enPassantPiece != Tables.NO_SQUARE) {
      hash ^= keys.enPassant[enPassantPiece];
    }
    for (int word = 0; tables.displacement != null && word < frozen.length; word++) {
      for (long left = frozen[word]; left != 0; left &= left - 1) {
        hash ^= keys.frozen[word << 6 | Long.numberOfTrailingZeros(left)];
      }
    }
    return hash;
  }

  /** Whether pieces of a kind may not move now, but to capture or act (NMT-4). */
  public boolean isBanned(int kind) {
    return ban == kind + 1;
  }

  public boolean isFrozen(int square) {
    return (frozen[square >>> 6] >>> square & 1) != 0;
  }

  /** Forgets how the position came about. */
  public void forget() {
    check = UNKNOWN;
    ply = 0;
    journalSize = 0;
  }

  /** How many changes the last move has made, as {@link #change} tells them. */
  public int changes() {
    return journalSize - journalStart(ply - 1);
  }

  /** See {@link MutablePosition#change}. */
  public int change(int index) {
    return journal[journalStart(ply - 1) + index];
  }

  private int journalStart(int ply) {
    return (int) (undo[ply * Undo.LONGS + Undo.COUNTS] >>> 32);
  }

  /** Sets which piece may be captured en passant, and where (a packed set of {@link Crossings}). */
  public void passed(int piece, long squares) {
    enPassantPiece = piece;
    enPassant = squares;
  }

  /** Lets all pieces of a side move again. */
  void thawSide(int side) {
    if (tables.displacement != null) {
      for (int word = 0; word < frozen.length; word++) {
        frozen[word] &= ~sides[side * tables.words + word];
      }
    }
  }

  public void thaw(int square) {
    check = UNKNOWN;
    frozen[square >>> 6] &= ~(1L << square);
  }

  public void freeze(int square) {
    check = UNKNOWN;
    frozen[square >>> 6] |= 1L << square;
  }

  /** Begins a change that {@link #restore} takes back. */
  void save() {
    int at = ply * Undo.LONGS;
    if (at == undo.length) {
      undo = Arrays.copyOf(undo, 2 * undo.length);
      undoFrozen = Arrays.copyOf(undoFrozen, 2 * undoFrozen.length);
    }
    undo[at + Undo.PIECE_HASH] = pieceHash;
    undo[at + Undo.FLAGS] =
        castling | (long) ban << 4 | (swapped ? 1L << 12 : 0) | (long) (enPassantPiece + 1) << 13
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

  /** Takes the last change back. */
  void restore() {
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
    pieceHash = undo[at + Undo.PIECE_HASH];
    clock = (int) undo[at + Undo.COUNTS];
    long flags = undo[at + Undo.FLAGS];
    castling = (int) flags & 0xF;
    ban = (int) (flags >>> 4) & 0xFF;
    swapped = (flags >>> 12 & 1) != 0;
    enPassantPiece = (int) (flags >>> 13 & 0x1FF) - 1;
    enPassant = undo[at + Undo.EN_PASSANT];
    royal[0] = (int) (flags >>> 22 & 0x1FF) - 1;
    royal[1] = (int) (flags >>> 31 & 0x1FF) - 1;
    checksLeft[0] = (int) (flags >>> 40) & 0xFF;
    checksLeft[1] = (int) (flags >>> 48) & 0xFF;
    check = (int) (flags >>> 56);
    if (tables.displacement != null) {
      System.arraycopy(undoFrozen, ply * tables.words, frozen, 0, tables.words);
    }
  }

  /** Pieces, hands and checks hashed, as kept up to date by every change. */
  long pieceHash() {
    return pieceHash;
  }
}
