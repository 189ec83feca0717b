package org.variorum.rules.generate;

import org.jspecify.annotations.Nullable;
import org.variorum.rules.compile.GameTables;
import org.variorum.rules.compile.ReachTables;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.program.Crossings;
import org.variorum.rules.program.FlatReachTables;
import org.variorum.rules.program.Node;
import org.variorum.rules.program.ReachTable;
import org.variorum.rules.program.ReachedSquares;
import org.variorum.rules.rule.CaptureForm;
import org.variorum.rules.rule.Gates;
import org.variorum.rules.state.Slot;
import org.variorum.rules.state.State;

/**
 * Generator of the moves of one piece at a time from tables of destinations, without walking a tree. A square that a
 * gate (a limit on squares) closes counts as occupied: the piece moves no further.
 */
final class LookupGenerator {

  private final State state;
  private final GameTables tables;
  private final Gates gates;
  private final Arrivals arrivals;
  private final ReachTables reaches;
  private final long borrowers;
  /** The slot of the squares that a piece has just crossed, packed as in {@link Crossings}. */
  private final Slot crossed;
  private final @Nullable Lenders lenders;
  private final ReachedSquares destinations = new ReachedSquares();
  private final boolean isWide;
  /** The special forms of capture; a victim of a form is captured by this form only. */
  private final CaptureForm[] forms;
  /** By capture form: the squares of the pieces that the form may capture, in two words. */
  private final long[] victimSquares;
  private int me;
  private long occupiedLo;
  private long occupiedHi;
  /** Occupied squares, and squares that gates close to the piece. */
  private long blockedLo;
  private long blockedHi;

  LookupGenerator(GameTables tables, State state, Gates gates, Arrivals arrivals, ReachTables reaches) {
    this.state = state;
    this.tables = tables;
    this.gates = gates;
    this.arrivals = arrivals;
    this.reaches = reaches;
    borrowers = tables.lent.borrowers();
    crossed = tables.enPassant.crossedSlot();
    lenders = borrowers != 0 && reaches.lentReaches != null && reaches.lenderReaches != null
        ? new Lenders(tables, state, reaches.lenderReaches) : null;
    isWide = tables.words > 1;
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

  /** Returns one word of the set of squares with a side's pieces of the given kinds. */
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
   * @param halves the halves of the movement to use: {@link Node#MOVE}, {@link Node#CAPTURE} or both
   * @param inCheck whether the side to move is in check
   * @return false if the piece has no table, so that its tree must be walked
   */
  boolean addMoves(int from, int code, int halves, boolean inCheck) {
    boolean borrows = PieceCode.holds(borrowers, code);
    @Nullable ReachTable reach = borrows ? null : (inCheck ? reaches.waysInCheck : reaches.ways)[code][from];
    boolean mustWalk = tables.hopsWithinGates && gates.passed() != null;
    if (mustWalk || (borrows ? lenders == null : reach == null)) {
      return false;
    }
    blockedLo = occupiedLo | gates.closed(0);
    blockedHi = isWide ? occupiedHi | gates.closed(1) : 0;
    destinations.clear();
    if (reach == null) {
      addBorrowedMoves(from, code, halves);
      return true;
    }
    @Nullable FlatReachTables flatReaches = (inCheck ? reaches.flatWaysInCheck : reaches.flatWays)[code];
    if (flatReaches != null) {
      flatReaches.addTo(destinations, from, blockedLo, blockedHi);
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
    if (isWide) {
      destinations.add(reach, blockedLo, blockedHi);
    } else {
      destinations.addOnSmallBoard(reach, blockedLo);
    }
  }

  /**
   * Adds the moves that a piece borrows from friends that reach its square (DEL-2). Their moving and capturing halves
   * are lent separately (DEL-4).
   */
  private void addBorrowedMoves(int from, int code, int halves) {
    if (lenders == null || reaches.lentReaches == null) {
      return;
    }
    long movers = lenders.movers(from);
    long capturers = lenders.capturers(from);
    // A table adds moves and captures together. So for a kind that lends one half, the other half is put back.
    addLent(movers & capturers, from, reaches.lentReaches);
    long captureLo = destinations.captureLo;
    long captureHi = destinations.captureHi;
    addLent(movers & ~capturers, from, reaches.lentReaches);
    long moveLo = destinations.moveLo;
    long moveHi = destinations.moveHi;
    destinations.captureLo = captureLo;
    destinations.captureHi = captureHi;
    addLent(capturers & ~movers, from, reaches.lentReaches);
    destinations.moveLo = moveLo;
    destinations.moveHi = moveHi;
    arrive(from, code, halves);
  }

  private void addLent(long kinds, int from, ReachTable[][] lentReaches) {
    for (long remaining = kinds; remaining != 0; remaining &= remaining - 1) {
      add(lentReaches[PieceCode.code(PieceCode.lowestKind(remaining), me)][from]);
    }
  }

  /** Adds the moves of a piece to the squares in {@link #destinations}. */
  private void arrive(int from, int code, int halves) {
    destinations.keep(gates.open(0), isWide ? gates.open(1) : 0);
    int enemy = (me ^ 1) * tables.words;
    long lo = destinations.captureLo & state.sides[enemy];
    long hi = isWide ? destinations.captureHi & state.sides[enemy + 1] : 0;
    for (int form = 0; form < forms.length; form++) {
      addCaptures(form, from, code, destinations.captureLo & victimSquares[2 * form], 0);
      addCaptures(form, from, code, destinations.captureHi & victimSquares[2 * form + 1], 64);
      lo &= ~victimSquares[2 * form];
      hi &= ~victimSquares[2 * form + 1];
    }
    if ((halves & Node.MOVE) != 0) {
      lo |= destinations.moveLo & ~occupiedLo;
      hi |= destinations.moveHi & ~occupiedHi;
    }
    arrivals.arrive(from, code, lo, 0);
    if (isWide) {
      arrivals.arrive(from, code, hi, 1);
    }
    addEnPassant(from, code, ~0L);
  }

  private void addCaptures(int form, int from, int code, long squares, int first) {
    for (long remaining = squares; remaining != 0; remaining &= remaining - 1) {
      arrivals.addCapture(forms[form], from, first | Long.numberOfTrailingZeros(remaining), code);
    }
  }

  /** Adds the captures on squares where the piece can capture only certain kinds. */
  private void addLimitedCaptures(ReachTable.LimitedCapture[] limitedCaptures, int from, int code) {
    // Squares that are already destinations of captures are left out, so that no move is added twice.
    long earlierLo = destinations.captureLo;
    long earlierHi = destinations.captureHi;
    for (ReachTable.LimitedCapture each : limitedCaptures) {
      destinations.clear();
      add(each.reach());
      destinations.keep(gates.open(0) & ~earlierLo, isWide ? gates.open(1) & ~earlierHi : 0);
      addEnPassant(from, code, each.victims());
      destinations.keep(squaresOfBoth(each.victims(), 0), isWide ? squaresOfBoth(each.victims(), 1) : 0);
      earlierLo |= destinations.captureLo;
      earlierHi |= destinations.captureHi;
      arrive(from, code, Node.CAPTURE);
    }
  }

  /** Returns one word of the set of squares with pieces of the given kinds, of either side. */
  private long squaresOfBoth(long kinds, int word) {
    return squares(kinds, me, word) | squares(kinds, me ^ 1, word);
  }

  /** Adds captures en passant of the kinds {@code victims} on the squares in {@link #destinations}. */
  private void addEnPassant(int from, int code, long victims) {
    for (long remaining = state.get(crossed); remaining != 0; remaining = Crossings.rest(remaining)) {
      if (destinations.capturesOn(Crossings.first(remaining))) {
        arrivals.addEnPassant(from, Crossings.first(remaining), code, victims);
      }
    }
  }
}
