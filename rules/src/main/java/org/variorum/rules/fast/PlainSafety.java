package org.variorum.rules.fast;

import org.variorum.rules.compile.GameTables;
import org.variorum.rules.compile.PlainTables;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.program.AttackLines;
import org.variorum.rules.state.State;

/** Check mask and pin masks of the side to move in a plain game ({@link PlainTables}), as sets of squares. */
final class PlainSafety {

  private final State state;
  private final GameTables tables;
  private final PlainTables plain;
  private final boolean isWide;
  /** By square of a pinned piece: the squares of the pin's line, with the pinning piece's square. */
  private final long[] pinLo;
  private final long[] pinHi;

  private int opponent;
  private int king;
  private long occupiedLo;
  private long occupiedHi;
  private boolean inCheck;
  /** The check mask: squares where any piece but the king ends all checks; all squares if there is no check. */
  private long checkLo;
  private long checkHi;
  /** Squares of the lines with hurdles to the king: a piece that arrives or leaves there may begin or end a check. */
  private long criticalLo;
  private long criticalHi;
  /** Pinned pieces of the side to move. */
  private long pinnedLo;
  private long pinnedHi;

  PlainSafety(GameTables tables, State state, PlainTables plain) {
    this.state = state;
    this.plain = plain;
    this.tables = tables;
    isWide = tables.words > 1;
    pinLo = new long[tables.size];
    pinHi = new long[tables.size];
  }

  /** Finds the checks and pins in the current position. */
  void prepare() {
    opponent = state.turn ^ 1;
    king = state.royal[state.turn];
    occupiedLo = state.occupiedLo();
    occupiedHi = state.occupiedHi();
    checkLo = ~0L;
    checkHi = ~0L;
    inCheck = false;
    pinnedLo = 0;
    pinnedHi = 0;
    criticalLo = 0;
    criticalHi = 0;
    AttackLines lines = plain.lines[opponent][king];
    int base = opponent * tables.words;
    for (long remaining = state.sides[base] & lines.anyLo; remaining != 0; remaining &= remaining - 1) {
      findChecksAndPins(lines, Long.numberOfTrailingZeros(remaining));
    }
    for (long remaining = isWide ? state.sides[base + 1] & lines.anyHi : 0; remaining != 0;
        remaining &= remaining - 1) {
      findChecksAndPins(lines, 64 | Long.numberOfTrailingZeros(remaining));
    }
  }

  /** Finds the checks and pins along the lines from the enemy on {@code from} to the king. */
  private void findChecksAndPins(AttackLines lines, int from) {
    if (plain.hasHurdles) { // some line of the game has hurdles; the lines to this king may have none
      findCriticalSquares(lines, from);
      return;
    }
    int piece = state.board[from];
    for (int line = lines.firstLine(from); line < lines.endLine(from); line++) {
      long lo = lines.betweenLo(line) & occupiedLo;
      long hi = lines.betweenHi(line) & occupiedHi;
      int blockerCount = Long.bitCount(lo) + Long.bitCount(hi);
      if (blockerCount < 2 && lines.isLineOf(line, piece)) {
        long lineLo = lines.betweenLo(line) | (from < 64 ? 1L << from : 0);
        long lineHi = lines.betweenHi(line) | (from < 64 ? 0 : 1L << from);
        if (blockerCount == 0) {
          inCheck = true;
          checkLo &= lineLo;
          checkHi &= lineHi;
        } else {
          addPin(lo != 0 ? Long.numberOfTrailingZeros(lo) : 64 | Long.numberOfTrailingZeros(hi), lineLo,
              lineHi);
        }
      }
    }
  }

  /** Finds checks and critical squares along lines that may have hurdles. */
  private void findCriticalSquares(AttackLines lines, int from) {
    int piece = state.board[from];
    for (int line = lines.firstLine(from); line < lines.endLine(from); line++) {
      int excess = lines.excess(line, occupiedLo, occupiedHi);
      // One piece more or less between the ends can open or close the line.
      if (excess >= -1 && excess <= 1 && lines.isLineOf(line, piece)) {
        inCheck |= excess == 0 && lines.reachesFrom(from, piece, occupiedLo, occupiedHi);
        criticalLo |= lines.betweenLo(line) | (from < 64 ? 1L << from : 0);
        criticalHi |= lines.betweenHi(line) | (from < 64 ? 0 : 1L << from);
      }
    }
  }

  /**
   * Returns the candidates to which a piece other than the king may legally move. Used only if lines of attack may have
   * hurdles. Tries each move that changes a critical square.
   *
   * @param from the square of the piece
   * @param squares the candidates, one word of a set
   * @param first the square of that word's lowest bit: 0 or 64
   */
  long filterByTrial(int from, long squares, int first) {
    boolean leavesCritical = ((from < 64 ? criticalLo : criticalHi) >>> from & 1) != 0;
    long uncertain = leavesCritical ? squares : squares & (first == 0 ? criticalLo : criticalHi);
    long safe = inCheck ? 0 : squares & ~uncertain;
    for (long remaining = uncertain; remaining != 0; remaining &= remaining - 1) {
      safe |=
          leavesKingSafe(from, first | Long.numberOfTrailingZeros(remaining)) ? remaining & -remaining : 0;
    }
    return safe;
  }

  /** Whether the king is safe after a move of another piece. A captured piece on {@code to} no longer attacks. */
  private boolean leavesKingSafe(int from, int to) {
    long toLo = to < 64 ? 1L << to : 0;
    long toHi = to < 64 ? 0 : 1L << to;
    long lo = occupiedLo & ~(from < 64 ? 1L << from : 0) | toLo;
    long hi = occupiedHi & ~(from < 64 ? 0 : 1L << from) | toHi;
    int base = opponent * tables.words;
    return !plain.lines[opponent][king].isReached(state.board, state.sides[base] & ~toLo,
        isWide ? state.sides[base + 1] & ~toHi : 0, lo, hi);
  }

  /** Pins an own piece to a line. A piece that is pinned on several lines must stay on all of them. */
  private void addPin(int square, long lineLo, long lineHi) {
    if (PieceCode.side(state.board[square]) == opponent) {
      return;
    }
    boolean wasPinned = isPinned(square);
    pinLo[square] = wasPinned ? pinLo[square] & lineLo : lineLo;
    pinHi[square] = wasPinned ? pinHi[square] & lineHi : lineHi;
    if (square < 64) {
      pinnedLo |= 1L << square;
    } else {
      pinnedHi |= 1L << square;
    }
  }

  private boolean isPinned(int square) {
    return ((square < 64 ? pinnedLo : pinnedHi) >>> square & 1) != 0;
  }

  boolean inCheck() {
    return inCheck;
  }

  /** Squares below 64 where the piece on {@code from}, not the king, ends all checks and stays in its pin's line. */
  long allowedLo(int from) {
    return isPinned(from) ? checkLo & pinLo[from] : checkLo;
  }

  /** Squares from 64 where the piece on {@code from}, not the king, ends all checks and stays in its pin's line. */
  long allowedHi(int from) {
    return isPinned(from) ? checkHi & pinHi[from] : checkHi;
  }

  /** Pinned pieces on squares below 64. */
  long pinnedLo() {
    return pinnedLo;
  }

  /** Pinned pieces on squares from 64. */
  long pinnedHi() {
    return pinnedHi;
  }

  /** The check mask, squares below 64. Dropped pieces, and unpinned pieces except the king, may move only there. */
  long checkMaskLo() {
    return checkLo;
  }

  /** The check mask, squares from 64. Dropped pieces, and unpinned pieces except the king, may move only there. */
  long checkMaskHi() {
    return checkHi;
  }

  /**
   * Returns the candidates on which the king would not be attacked.
   *
   * @param squares the candidates, one word of a set
   * @param first the square of that word's lowest bit: 0 or 64
   */
  long filterForKing(long squares, int first) {
    long lo = king < 64 ? occupiedLo & ~(1L << king) : occupiedLo;
    long hi = king < 64 ? occupiedHi : occupiedHi & ~(1L << king);
    long safe = 0;
    for (long remaining = squares; remaining != 0; remaining &= remaining - 1) {
      AttackLines lines = plain.lines[opponent][first | Long.numberOfTrailingZeros(remaining)];
      safe |= lines.isReached(state, opponent, lo, hi) ? 0 : remaining & -remaining;
    }
    return safe;
  }
}
