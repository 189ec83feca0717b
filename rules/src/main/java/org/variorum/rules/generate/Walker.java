package org.variorum.rules.generate;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.compile.GameTables;
import org.variorum.rules.compile.LentTables;
import org.variorum.rules.compile.ReachTables;
import org.variorum.rules.definition.Royalty;
import org.variorum.rules.platform.BitSet;
import org.variorum.rules.position.Fates;
import org.variorum.rules.position.MoveBuffer;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.program.Crossings;
import org.variorum.rules.program.Node;
import org.variorum.rules.program.Program;
import org.variorum.rules.rule.CaptureForm;
import org.variorum.rules.rule.Gate;
import org.variorum.rules.rule.Gates;
import org.variorum.rules.state.Slot;
import org.variorum.rules.state.State;

/** Generator of the moves of one piece at a time, by a walk over the piece's program. */
public final class Walker {

  private final State state;
  private final GameTables tables;
  private final LentTables lent;
  private final long borrowers;
  /** The slot of the squares that a piece has just crossed, packed as in {@link Crossings}. */
  private final Slot crossed;
  private final int[] board;
  private final Attacks lending;
  private final Gates gates;
  private final ProgramWalk walk;
  /** By square: the {@link #pieceNumber} of the last piece that was found to reach it. Prevents duplicate moves. */
  private final int[] lastReachedBy;
  /** Receives the empty squares on which a piece could capture or act; null if they are not needed. */
  private final @Nullable BitSet guardedSquares;
  private final Arrivals arrivals;
  private final @Nullable Conditions conditions;
  private final @Nullable OwnPieceMoves ownPieceMoves;
  private boolean ignoresLimits;
  /** Counts the pieces for which moves were generated; the number of the current piece. */
  private int pieceNumber;
  /** Index of the piece's first move in the list. Other paths and other lenders may lead to the same moves again. */
  private int firstMove;
  private MoveBuffer moves = new MoveBuffer();
  private int me;
  private boolean inCheck;
  private boolean tacticalOnly;
  /** The kinds that may move only by capturing, as a set of bits. */
  private long captureOnlyKinds;
  /** Looks up the moves of pieces; null if all programs are walked. */
  private @Nullable LookupGenerator lookup;

  public Walker(GameTables tables, State state) {
    this(tables, state, tables.gates, null);
  }

  /**
   * @param gates the limits that moves must obey
   * @param guardedSquares receives the empty squares where a piece could capture an enemy or act on a piece; null if
   *     they are not needed
   */
  public Walker(GameTables tables, State state, List<Gate> gates, @Nullable BitSet guardedSquares) {
    this.state = state;
    this.guardedSquares = guardedSquares;
    this.tables = tables;
    lent = tables.lent;
    borrowers = lent.borrowers();
    crossed = tables.enPassant.crossedSlot();
    board = state.board;
    lending = new Attacks(tables, state);
    this.gates = new Gates(gates, state);
    walk = new ProgramWalk(state.board);
    arrivals = new Arrivals(tables, state);
    ownPieceMoves = OwnPieceMoves.of(tables, state, this.gates, arrivals);
    conditions = Attacks.conditions(tables, state);
    lastReachedBy = new int[tables.size];
  }

  /** Ignores, from now on, gates, conditions, and limits on the number of pieces to which pieces promote. */
  public void ignoreLimits() {
    ignoresLimits = true;
    gates.ignore();
    arrivals.ignoreLimits();
  }

  /**
   * Begins a new list of moves.
   *
   * @param inCheck whether the side to move is in check
   * @param tacticalOnly whether to leave out quiet moves, which neither capture, nor promote, nor act on a piece
   */
  public void start(MoveBuffer moves, boolean inCheck, boolean tacticalOnly) {
    this.moves = moves;
    this.inCheck = inCheck;
    this.tacticalOnly = tacticalOnly;
    me = state.turn;
    arrivals.start(moves, tacticalOnly);
    if (borrowers != 0) {
      lending.prepareLenders(me);
    }
    gates.prepare(me);
    captureOnlyKinds = gates.capturesOnly();
    if (lookup != null) {
      lookup.start();
    }
  }

  /** After {@link #start}, counts moves that are surely legal instead of adding them to the list. */
  public void startCounting(Legality legality) {
    arrivals.startCounting(legality);
  }

  /** The number of moves that have been counted. */
  public int countedMoves() {
    return arrivals.countedMoves();
  }

  /** Looks up moves in tables from now on; walks all programs if {@code reaches} is null. */
  public void useTables(@Nullable ReachTables reaches) {
    lookup = reaches == null ? null : new LookupGenerator(tables, state, gates, arrivals, reaches);
  }

  /** Adds the moves of the piece on a square. */
  public void addMoves(int from) {
    int code = board[from];
    if (!gates.admits(from, code)) {
      return;
    }
    if (ownPieceMoves != null && !PieceCode.holds(captureOnlyKinds, code)) {
      ownPieceMoves.add(moves, from, inCheck, tacticalOnly, ignoresLimits);
    }
    pieceNumber++;
    firstMove = moves.size;
    boolean capturesOnly =
        PieceCode.holds(captureOnlyKinds, code) || tacticalOnly && !tables.mayPromote[code][from];
    int halves = capturesOnly ? Node.CAPTURE : Node.MOVE | Node.CAPTURE;
    if (lookup != null && lookup.addMoves(from, code, halves, inCheck)) {
      return;
    }
    if (PieceCode.holds(borrowers, code)) {
      addBorrowedMoves(from, code, halves);
      return;
    }
    Program program = (inCheck ? tables.waysInCheck : tables.ways)[code][from];
    addMoves(program, from, code, halves, program.repeats);
  }

  /** @param halves the halves of the movement to use: {@link Node#MOVE}, {@link Node#CAPTURE} or both */
  private void addMoves(Program program, int from, int code, int halves, boolean repeats) {
    if (tables.hasSpecialMoves || tables.captureForms.length > 0 || guardedSquares != null
        || gates.ends() != null || program.conditions != null) {
      addAllMoves(program, from, code, halves, repeats);
    } else {
      addSimpleMoves(program, from, code, halves, repeats);
    }
  }

  /**
   * Adds the moves that a piece borrows from friends that reach its square (DEL-2). Their moving and capturing halves
   * are lent separately (DEL-4).
   */
  private void addBorrowedMoves(int from, int code, int halves) {
    long captureLenders = (halves & Node.CAPTURE) == 0 ? 0 : lending.lenders(lent.captureLenders(), from, me);
    long moveLenders = (halves & Node.MOVE) == 0 ? 0 : lending.lenders(lent.moveLenders(), from, me);
    for (long remaining = captureLenders | moveLenders; remaining != 0; remaining &= remaining - 1) {
      int lender = PieceCode.code(PieceCode.lowestKind(remaining), me);
      int lentHalves = (PieceCode.holds(moveLenders, lender) ? Node.MOVE : 0)
          | (PieceCode.holds(captureLenders, lender) ? Node.CAPTURE : 0);
      Program program = lent.programs()[lender][from];
      addMoves(program, from, code, lentHalves, true);
    }
  }

  /** Adds quiet moves, and captures on the destination square. */
  private void addSimpleMoves(Program program, int from, int code, int halves, boolean repeats) {
    int[] nodes = program.nodes;
    int side = me;
    boolean neverPromotes = tables.promotions[PieceCode.kind(code)] == null;
    for (int i = 0; i < nodes.length;) {
      int node = nodes[i];
      int square = Node.square(node);
      int other = board[square];
      if (other == PieceCode.EMPTY) {
        if ((node & halves & Node.MOVE) != 0 && !(repeats && isRepeated(square))) {
          if (neverPromotes) {
            moves.add(MoveCode.plain(from, square));
          } else {
            arrivals.arrive(MoveCode.plain(from, square), code);
          }
        }
        if ((node & halves & Node.CAPTURE) != 0
            && Crossings.contains(state.get(crossed), square)) {
          arrivals.addEnPassant(from, square, code, program.kinds[i]);
        }
        i = (node & Node.PASS_EMPTY) != 0 ? i + 1 : Node.skip(node);
      } else {
        if ((other & 1) != side && (node & halves & Node.CAPTURE) != 0
            && PieceCode.holds(program.kinds[i], other) && !(repeats && isRepeated(square))) {
          if (neverPromotes) {
            moves.add(MoveCode.capture(from, square));
          } else {
            arrivals.arrive(MoveCode.capture(from, square), code);
          }
        }
        i = ProgramWalk.passes(program, i, other, side) ? i + 1 : Node.skip(node);
      }
    }
  }

  /** Whether the current piece has reached a square before. Notes that it has now. */
  private boolean isRepeated(int square) {
    if (lastReachedBy[square] == pieceNumber) {
      return true;
    }
    lastReachedBy[square] = pieceNumber;
    return false;
  }

  /**
   * Adds all moves of a program that gates and conditions allow. The callees receive the index {@code first}, from
   * which the list is searched for duplicates; the maximum int if there can be none.
   */
  private void addAllMoves(Program program, int from, int code, int halves, boolean repeats) {
    int first = repeats ? firstMove : Integer.MAX_VALUE;
    long @Nullable [] ends = gates.ends();
    walk.collect(program, me, gates.passed());
    for (int k = 0; k < walk.count(); k++) {
      int i = walk.node(k);
      int square = Node.square(program.nodes[i]);
      if ((ends == null || (ends[square >>> 6] >>> square & 1) != 0) && isAllowed(program, i, from)) {
        if (board[square] == PieceCode.EMPTY) {
          addMovesToEmpty(program, i, from, code, halves, first);
        } else {
          addMovesToPiece(program, i, from, code, halves, first);
        }
      }
    }
  }

  private boolean isAllowed(Program program, int i, int from) {
    return conditions == null || ignoresLimits
        || conditions.allow(program, i, me, from, destination(program, i, from));
  }

  /** Returns the destination of the move at a node. A move that acts may end elsewhere than on the node's square. */
  private static int destination(Program program, int i, int from) {
    int node = program.nodes[i];
    return (node & Node.ACT) == 0 ? Node.square(node) : MoveCode.to(program.act(i, from));
  }

  private void addMovesToEmpty(Program program, int i, int from, int code, int halves, int first) {
    int node = program.nodes[i];
    int square = Node.square(node);
    if (guardedSquares != null && guards(program, i, halves)) {
      guardedSquares.set(square);
    }
    if (capturedOnWay(program, i) >= 0) {
      if ((node & Node.MOVE) != 0) {
        arrivals.arriveOnce(
            MoveCode.capture(MoveCode.IN_PASSING, from, square, program.aux[i], program.aux[i]), code, first);
      }
    } else if ((node & halves & Node.MOVE) != 0 && !(first != Integer.MAX_VALUE && isRepeated(square))) {
      arrivals.arrive(MoveCode.plain(from, square), code);
    }
    if ((node & halves & Node.CAPTURE) != 0 && capturedOnWay(program, i) < 0
        && Crossings.contains(state.get(crossed), square)) {
      arrivals.addEnPassant(from, square, code, program.kinds[i]);
    }
    if ((node & Node.ACT_FROM) != 0 && mayBeActedOn(program.target(i))) {
      addAction(program.act(i, from), code, first);
    }
  }

  /** Whether a piece on the square of a node could be acted on, or captured if it is not royal. */
  private boolean guards(Program program, int i, int halves) {
    int node = program.nodes[i];
    long allKinds = PieceCode.bit(tables.kinds) - PieceCode.bit(0);
    long notRoyal = allKinds & ~tables.royals;
    return (node & Node.ACT_HERE) != 0
        || (node & halves & Node.CAPTURE) != 0 && (program.kinds[i] & notRoyal) != 0;
  }

  private void addMovesToPiece(Program program, int i, int from, int code, int halves, int first) {
    int node = program.nodes[i];
    int square = Node.square(node);
    int other = board[square];
    if ((node & halves & Node.CAPTURE) != 0 && PieceCode.holds(program.kinds[i], other)) {
      addCapture(program, i, from, code, first);
    }
    if ((node & Node.ACT_HERE) != 0 && mayBeActedOn(square)) {
      addAction(program.act(i, from), code, first);
    }
  }

  private void addCapture(Program program, int i, int from, int code, int first) {
    int square = Node.square(program.nodes[i]);
    int other = board[square];
    boolean isEnemy = PieceCode.side(other) != me;
    if (capturedOnWay(program, i) >= 0) {
      if (isEnemy) {
        arrivals.arriveOnce(
            MoveCode.capture(MoveCode.IN_PASSING, from, square, program.aux[i], program.aux[i]), code, first);
      }
      return;
    }
    @Nullable CaptureForm form = tables.captureForm(other);
    boolean mayCapture = isEnemy || form != null && form.ownToo();
    if (!mayCapture || first != Integer.MAX_VALUE && isRepeated(square)) {
      return;
    }
    if (form != null) {
      arrivals.addCapture(form, from, square, code);
    } else {
      arrivals.arrive(MoveCode.capture(from, square), code);
    }
  }

  /**
   * Returns the square of the piece captured in passing before a node; -1 if none. In acting games, aux has actions.
   */
  private int capturedOnWay(Program program, int i) {
    return tables.actForm == null ? program.aux[i] : -1;
  }

  /**
   * Whether the piece on a square can be acted on. A royal piece can be acted on only in games that capture royal
   * pieces.
   */
  private boolean mayBeActedOn(int square) {
    int target = board[square];
    if (target == PieceCode.EMPTY || tables.fates.of(target, me) == Fates.NONE) {
      return false;
    }
    return !PieceCode.holds(tables.royals, target) || tables.royalty == Royalty.Mode.CAPTURE;
  }

  private void addAction(long move, int code, int first) {
    if (MoveCode.to(move) == MoveCode.from(move)) {
      moves.addOnce(move, first);
    } else {
      arrivals.arriveOnce(move, code, first);
    }
  }
}
