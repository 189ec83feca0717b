package org.variorum.rules.generate;

import org.variorum.rules.compile.AttackTables;
import org.variorum.rules.compile.GameTables;
import org.variorum.rules.compile.LentTables;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.Prices;
import org.variorum.rules.program.AttackLines;
import org.variorum.rules.program.Node;
import org.variorum.rules.program.Program;
import org.variorum.rules.rule.Gates;
import org.variorum.rules.state.State;

/**
 * Finder of the cheapest attacker of a square, for static exchange evaluation. Pieces can be lifted from the board to
 * find the attackers behind them.
 *
 * <p>Uses the lines and trees of {@link Attacks}. A piece counts if it could capture <em>some</em> piece that is not
 * royal. On the square of a royal piece, it counts if it could capture a royal piece. Acting on a piece counts as
 * capturing it. Pins, explosions and attacks after the capture are ignored. If movement depends on check, a side has
 * the movement that it had before the first piece was lifted.
 *
 * <p>The caller must put the lifted pieces back before it uses the position otherwise.
 */
public final class Captors {

  private final State state;
  private final Legality legality;
  private final GameTables tables;
  private final LentTables lent;
  private final int[] board;
  private final Attacks lending;
  private final Gates gates;
  private final boolean hasGates;
  private final ProgramWalk walk;
  private final int[] liftedSquares;
  private final int[] liftedPieces;
  private int liftedCount;

  private int bySide;
  private Prices prices = new Prices();
  private int cheapestSquare;
  private int lowestPrice;

  public Captors(GameTables tables, State state, Legality legality) {
    this.state = state;
    this.legality = legality;
    this.tables = tables;
    lent = tables.lent;
    board = state.board;
    lending = new Attacks(tables, state);
    gates = new Gates(tables.threatGates, state);
    hasGates = !tables.threatGates.isEmpty() || !tables.lendingGates.isEmpty();
    walk = new ProgramWalk(board);
    liftedSquares = new int[tables.size];
    liftedPieces = new int[tables.size];
  }

  /** Removes the piece on a square from the board until {@link #putBack}. Does nothing on an empty square. */
  public void lift(int square) {
    if (liftedCount == 0 && tables.attacks.upper() != null) {
      // Stores in the state whether the side to move is in check, as long as the board is complete.
      legality.inCheck();
    }
    int piece = board[square];
    if (piece != PieceCode.EMPTY) {
      liftedSquares[liftedCount] = square;
      liftedPieces[liftedCount++] = piece;
      state.swap(square, PieceCode.EMPTY);
    }
  }

  /** Puts all lifted pieces back. */
  public void putBack() {
    while (liftedCount > 0) {
      liftedCount--;
      state.swap(liftedSquares[liftedCount], liftedPieces[liftedCount]);
    }
  }

  /** Returns the square of a side's cheapest piece that could capture on a square; -1 if there is none. */
  public int cheapest(int square, int bySide, Prices prices) {
    this.bySide = bySide;
    this.prices = prices;
    cheapestSquare = State.NO_SQUARE;
    lowestPrice = Integer.MAX_VALUE;
    if (hasGates) {
      gates.prepare(bySide);
      lending.prepareLenders(bySide);
    }
    AttackTables trees = tables.attacks;
    boolean isRoyal = PieceCode.holds(tables.royals, board[square]);
    add((isRoyal ? trees.attackers() : trees.captors())[bySide][square], square);
    if (lent.borrowers() != 0) {
      addBorrowers(square);
    }
    if (trees.upper() != null) {
      // A side that is not to move is never in check.
      boolean inCheck = bySide == state.turn && legality.inCheck();
      add((isRoyal ? trees.upper().attackers(inCheck) : trees.upper().captors(inCheck))[bySide][square],
          square);
    }
    return cheapestSquare;
  }

  private void add(Program program, int square) {
    if (program.lines != null) {
      addLines(program.lines);
    } else {
      addFromTree(program, square);
    }
  }

  private void addLines(AttackLines lines) {
    long lo = state.occupiedLo();
    long hi = state.occupiedHi();
    for (int kind : prices.kindsByPrice()) {
      if (prices.of(kind) >= lowestPrice) {
        return;
      }
      int piece = PieceCode.code(kind, bySide);
      // The arrays of AttackLines are indexed by bits of kinds: the kind plus one.
      addLine(lines, piece, state.pieces[piece * tables.words] & lines.fromLo[kind + 1], 0, lo, hi);
      if (tables.words > 1) {
        addLine(lines, piece, state.pieces[piece * tables.words + 1] & lines.fromHi[kind + 1], 64, lo, hi);
      }
    }
  }

  /** @param from one word of the set of squares of {@code piece}; its first square is {@code first} */
  private void addLine(AttackLines lines, int piece, long from, int first, long occupiedLo, long occupiedHi) {
    for (long remaining = from; remaining != 0 && prices.of(PieceCode.kind(piece)) < lowestPrice;
        remaining &= remaining - 1) {
      int square = first | Long.numberOfTrailingZeros(remaining);
      if (lines.reachesFrom(square, piece, occupiedLo, occupiedHi)) {
        choose(piece, square);
      }
    }
  }

  private void addFromTree(Program program, int square) {
    walk.collectCaptors(program, bySide);
    for (int k = 0; k < walk.count(); k++) {
      int i = walk.node(k);
      int attackerSquare = Node.square(program.nodes[i]);
      int piece = board[attackerSquare];
      if (prices.of(PieceCode.kind(piece)) < lowestPrice && gates.admits(piece, program, i, square)) {
        choose(piece, attackerSquare);
      }
    }
  }

  /** Returns the piece at a node if it is an attacker cheaper than the cheapest so far; {@code EMPTY} if not. */
  private int cheaperPiece(Program program, int i) {
    int node = program.nodes[i];
    int piece = board[Node.square(node)];
    boolean isCheaper =
        piece != PieceCode.EMPTY && PieceCode.side(piece) == bySide && (node & Node.CAPTURE) != 0
            && prices.of(PieceCode.kind(piece)) < lowestPrice;
    return isCheaper ? piece : PieceCode.EMPTY;
  }

  /**
   * Adds attackers by borrowed movement (DEL-6). Puts an enemy on the square meanwhile, because it may block the line
   * from a lender to a borrower.
   */
  private void addBorrowers(int square) {
    int anyEnemy = PieceCode.code(0, bySide ^ 1);
    int piece = state.swap(square, anyEnemy);
    Program program = lent.attackers()[bySide][square];
    if (program.lines != null) {
      addBorrowers(program.lines, 0);
      addBorrowers(program.lines, 1);
    } else {
      addBorrowersFromTree(program, square);
    }
    state.swap(square, piece);
  }

  private void addBorrowers(AttackLines lines, int word) {
    long lo = state.occupiedLo();
    long hi = state.occupiedHi();
    long from = word >= tables.words ? 0
        : state.sides[bySide * tables.words + word] & (word == 0 ? lines.anyLo : lines.anyHi);
    for (long remaining = from; remaining != 0; remaining &= remaining - 1) {
      int attackerSquare = word << 6 | Long.numberOfTrailingZeros(remaining);
      if (prices.of(PieceCode.kind(board[attackerSquare])) < lowestPrice
          && lending.borrows(attackerSquare, bySide, lines, lo, hi)) {
        choose(board[attackerSquare], attackerSquare);
      }
    }
  }

  private void addBorrowersFromTree(Program program, int square) {
    walk.collect(program, bySide);
    for (int k = 0; k < walk.count(); k++) {
      int i = walk.node(k);
      int attackerSquare = Node.square(program.nodes[i]);
      int piece = cheaperPiece(program, i);
      if (piece != PieceCode.EMPTY && PieceCode.holds(lent.borrowers(), piece)
          && (lending.lenders(lent.captureLenders(), attackerSquare, bySide) & program.kinds[i]) != 0
          && gates.admits(piece, program, i, square)) {
        choose(piece, attackerSquare);
      }
    }
  }

  private void choose(int piece, int square) {
    lowestPrice = prices.of(PieceCode.kind(piece));
    cheapestSquare = square;
  }
}
