package org.variorum.rules.generate;

import org.jspecify.annotations.Nullable;
import org.variorum.rules.compile.GameTables;
import org.variorum.rules.compile.ReachTables;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.program.Crossings;
import org.variorum.rules.program.Ends;
import org.variorum.rules.program.FlatReachTables;
import org.variorum.rules.program.Node;
import org.variorum.rules.program.ReachTable;
import org.variorum.rules.rule.CaptureForm;
import org.variorum.rules.rule.Gates;
import org.variorum.rules.state.Slot;
import org.variorum.rules.state.State;

/**
 * Generator of the moves of one piece from tables of destinations, instead of walking a tree. A square that a gate (a
 * limit on squares) closes counts as occupied: the piece moves no further.
 */
final class LookUp {

  private final State state;
  private final GameTables tables;
  private final Gates gates;
  private final Arrivals arrivals;
  private final ReachTables reaches;
  private final long borrowers;
  private final Slot crossed;
  private final @Nullable Lending lenders;
  private final Ends ends = new Ends();
  private final boolean wide;
  private final CaptureForm[] forms;
  /** By capture form: the squares of the pieces that the form may capture, in two words. */
  private final long[] victimSquares;
  private int me;
  private long occupiedLo;
  private long occupiedHi;
  /** Occupied squares, and squares that gates close to the piece. */
  private long blockedLo;
  private long blockedHi;

  LookUp(GameTables tables, State state, Gates gates, Arrivals arrivals, ReachTables reaches) {
    this.state = state;
    this.tables = tables;
    this.gates = gates;
    this.arrivals = arrivals;
    this.reaches = reaches;
    borrowers = tables.lent.borrowers();
    crossed = tables.enPassant.crossed();
    lenders = borrowers != 0 && reaches.lent != null && reaches.lending != null
        ? new Lending(tables, state, reaches.lending) : null;
    wide = tables.words > 1;
    forms = tables.captureForms;
    victimSquares = new long[2 * forms.length];
  }

  /** Prepares for the moves of the current position. */
  void start() {
    me = state.turn;
    occupiedLo = state.occupiedLo();
    occupiedHi = state.occupiedHi();
    for (int form = 0; form < forms.length; form++) {
      long victims = forms[form].victims();
      for (int word = 0; word < tables.words; word++) {
        victimSquares[2 * form + word] = squares(victims, me ^ 1, word)
            | (forms[form].ownToo() ? squares(victims, me, word) : 0);
      }
    }
    if (lenders != null) {
      lenders.prepare(me);
    }
  }

  /** Returns one word of the set of squares with a side's pieces of some kinds. */
  private long squares(long kinds, int side, int word) {
    long squares = 0;
    for (int kind = 0; kind < tables.kinds; kind++) {
      if ((kinds & PieceCode.bit(kind)) != 0) {
        squares |= state.pieces[PieceCode.code(kind, side) * tables.words + word];
      }
    }
    return squares;
  }

  /**
   * Adds the moves of a piece. The gates must have admitted the piece.
   *
   * @param halves MOVE, CAPTURE or both: the halves of its movement to use
   * @param check whether its side is in check
   * @return false if the piece has no table, so that its tree must be walked
   */
  boolean piece(int from, int code, int halves, boolean check) {
    boolean borrows = PieceCode.holds(borrowers, code);
    @Nullable ReachTable reach = borrows ? null : (check ? reaches.waysInCheck : reaches.ways)[code][from];
    boolean mustWalk = tables.hopsWithinGates && gates.passed() != null;
    if (mustWalk || (borrows ? lenders == null : reach == null)) {
      return false;
    }
    blockedLo = occupiedLo | gates.closed(0);
    blockedHi = wide ? occupiedHi | gates.closed(1) : 0;
    ends.clear();
    if (reach == null) {
      addBorrowedMoves(from, code, halves);
      return true;
    }
    @Nullable FlatReachTables alike = (check ? reaches.alikeInCheck : reaches.alike)[code];
    if (alike != null) {
      alike.addTo(ends, from, blockedLo, blockedHi);
    } else {
      add(reach);
    }
    arrive(from, code, halves);
    if (reach.limitedCaptures.length > 0) {
      addLimitedCaptures(reach.limitedCaptures, from, code);
    }
    return true;
  }

  private void add(ReachTable reach) {
    if (wide) {
      ends.add(reach, blockedLo, blockedHi);
    } else {
      ends.addOnSmallBoard(reach, blockedLo);
    }
  }

  /**
   * Adds the moves that a piece borrows from friends that reach its square (DEL-2). Their moving and capturing halves
   * are lent separately (DEL-4).
   */
  private void addBorrowedMoves(int from, int code, int halves) {
    if (lenders == null || reaches.lent == null) {
      return;
    }
    long movers = lenders.movers(from);
    long capturers = lenders.capturers(from);
    addLent(movers & capturers, from, reaches.lent);
    long captureLo = ends.captureLo;
    long captureHi = ends.captureHi;
    addLent(movers & ~capturers, from, reaches.lent);
    long moveLo = ends.moveLo;
    long moveHi = ends.moveHi;
    ends.captureLo = captureLo;
    ends.captureHi = captureHi;
    addLent(capturers & ~movers, from, reaches.lent);
    ends.moveLo = moveLo;
    ends.moveHi = moveHi;
    arrive(from, code, halves);
  }

  private void addLent(long kinds, int from, ReachTable[][] lent) {
    for (long left = kinds; left != 0; left &= left - 1) {
      add(lent[PieceCode.code(Long.numberOfTrailingZeros(left) - 1, me)][from]);
    }
  }

  /** Adds the moves of a piece to the squares in {@link #ends}. */
  private void arrive(int from, int code, int halves) {
    ends.keep(gates.open(0), wide ? gates.open(1) : 0);
    int enemy = (me ^ 1) * tables.words;
    long lo = ends.captureLo & state.sides[enemy];
    long hi = wide ? ends.captureHi & state.sides[enemy + 1] : 0;
    for (int form = 0; form < forms.length; form++) {
      capture(form, from, code, ends.captureLo & victimSquares[2 * form], 0);
      capture(form, from, code, ends.captureHi & victimSquares[2 * form + 1], 64);
      lo &= ~victimSquares[2 * form];
      hi &= ~victimSquares[2 * form + 1];
    }
    if ((halves & Node.MOVE) != 0) {
      lo |= ends.moveLo & ~occupiedLo;
      hi |= ends.moveHi & ~occupiedHi;
    }
    arrivals.arrive(from, code, lo, 0);
    if (wide) {
      arrivals.arrive(from, code, hi, 1);
    }
    enPassant(from, code, ~0L);
  }

  private void capture(int form, int from, int code, long squares, int first) {
    for (long left = squares; left != 0; left &= left - 1) {
      arrivals.capture(forms[form], from, first | Long.numberOfTrailingZeros(left), code);
    }
  }

  /** Adds the captures on squares where the piece can capture only certain kinds. */
  private void addLimitedCaptures(ReachTable.LimitedCapture[] limitedCaptures, int from, int code) {
    long earlierLo = ends.captureLo;
    long earlierHi = ends.captureHi;
    for (ReachTable.LimitedCapture each : limitedCaptures) {
      ends.clear();
      add(each.reach());
      ends.keep(gates.open(0) & ~earlierLo, wide ? gates.open(1) & ~earlierHi : 0);
      enPassant(from, code, each.victims());
      ends.keep(squaresOfBoth(each.victims(), 0), wide ? squaresOfBoth(each.victims(), 1) : 0);
      earlierLo |= ends.captureLo;
      earlierHi |= ends.captureHi;
      arrive(from, code, Node.CAPTURE);
    }
  }

  /** Returns one word of the set of squares with pieces of some kinds, of either side. */
  private long squaresOfBoth(long kinds, int word) {
    return squares(kinds, me, word) | squares(kinds, me ^ 1, word);
  }

  /** Adds captures en passant of the kinds {@code victims} on the squares in {@link #ends}. */
  private void enPassant(int from, int code, long victims) {
    for (long left = state.get(crossed); left != 0; left = Crossings.rest(left)) {
      if (ends.capturesOn(Crossings.first(left))) {
        arrivals.enPassant(from, Crossings.first(left), code, victims);
      }
    }
  }
}
