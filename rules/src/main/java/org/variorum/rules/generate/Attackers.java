package org.variorum.rules.generate;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.compile.GameTables;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.program.Node;
import org.variorum.rules.program.Program;
import org.variorum.rules.rule.Gates;
import org.variorum.rules.state.Royals;
import org.variorum.rules.state.State;

/**
 * Lists of the pieces that attack a square, or lend movement to a piece on it. It walks the trees of {@link Attacks} to
 * their end. Explanations use it, and rules that depend on which pieces give check. A square has an attacker exactly if
 * {@link Attacks#attacked} returns true.
 */
public final class Attackers {

  /** Test of whether the piece at a node attacks. */
  private interface AttackTest {
    boolean attacks(Program program, int node, int piece);
  }

  private final State state;
  private final GameTables tables;
  private final Attacks attacks;
  /** The limits on squares that attacks obey. */
  private final Gates gates;
  /** The limits on squares that lending obeys. */
  private final Gates lendingGates;
  private final ProgramWalk walk;
  private final @Nullable Conditions conditions;

  public Attackers(GameTables tables, State state) {
    this.state = state;
    this.tables = tables;
    attacks = new Attacks(tables, state);
    gates = new Gates(tables.threatGates, state);
    lendingGates = new Gates(tables.lendingGates, state);
    walk = new ProgramWalk(state.board);
    conditions = Attacks.conditions(tables, state);
  }

  /**
   * Returns the squares of the pieces of side {@code bySide} that could capture a royal piece on {@code square}. The
   * list is new and may be changed.
   */
  public List<Integer> of(int square, int bySide) {
    if (!attacks.attacked(square, bySide)) {
      return List.of();
    }
    List<Integer> squares = directAttackers(square, bySide);
    if (tables.attacks.conditionalAttackers() != null) {
      prepare(bySide);
      collect(tables.attacks.conditionalAttackers()[bySide][square], bySide, canCapture(square), squares);
    }
    if (tables.attacks.upper() != null) {
      boolean inCheck = attacks.inCheckByLower(bySide);
      prepare(bySide);
      collect(tables.attacks.upper().attackers(inCheck)[bySide][square], bySide, canCapture(square), squares);
    }
    return squares;
  }

  /** Returns the kinds of the pieces that give check to a side, as a set of bits. The side must have a royal piece. */
  public long checkingKinds(int side) {
    @Nullable Royals severalRoyals = tables.ends.severalRoyals();
    List<Integer> royals =
        severalRoyals == null ? List.of(state.royal[side]) : severalRoyals.squares(state, side);
    long kinds = 0;
    for (int royal : royals) {
      for (int square : of(royal, side ^ 1)) {
        kinds |= PieceCode.bit(PieceCode.kind(state.board[square]));
      }
    }
    return kinds;
  }

  private List<Integer> directAttackers(int square, int bySide) {
    List<Integer> squares = new ArrayList<>();
    prepare(bySide);
    collect(tables.attacks.attackers()[bySide][square], bySide, canCapture(square), squares);
    if (tables.lent.borrowers() != 0) {
      collect(tables.lent.attackers()[bySide][square], bySide, (program, node, piece) -> {
        int attackerSquare = Node.square(program.nodes[node]);
        return PieceCode.holds(tables.lent.borrowers(), piece)
            && (attacks.lenders(tables.lent.captureLenders(), attackerSquare, bySide) & program.kinds[node])
                != 0
            && gates.admits(piece, program, node, square);
      }, squares);
    }
    return squares;
  }

  private void prepare(int bySide) {
    gates.prepare(bySide);
    lendingGates.prepare(bySide);
    attacks.prepareLenders(bySide);
  }

  private AttackTest canCapture(int square) {
    return (program, node, piece) -> PieceCode.holds(program.kinds[node], piece)
        && gates.admits(piece, program, node, square) && (conditions == null
            || conditions.allow(program, node, PieceCode.side(piece), Node.square(program.nodes[node]),
                square));
  }

  /**
   * Returns the squares of the pieces of {@code side} that lend a friend on {@code square} the capturing or the moving
   * half of their movement.
   */
  public List<Integer> lenders(int square, int side) {
    List<Integer> squares = captureLenders(square, side);
    moveLenders(square, side).stream().filter(lender -> !squares.contains(lender)).forEach(squares::add);
    return squares;
  }

  /**
   * Returns the squares of the pieces of {@code side} that lend a friend on {@code square} the capturing half of their
   * movement.
   */
  public List<Integer> captureLenders(int square, int side) {
    return lenders(tables.lent.captureLenders(), square, side);
  }

  /** Returns the squares of the pieces of {@code side} that lend a friend the moving half of their movement. */
  public List<Integer> moveLenders(int square, int side) {
    return lenders(tables.lent.moveLenders(), square, side);
  }

  private List<Integer> lenders(Program[][] trees, int square, int bySide) {
    List<Integer> squares = new ArrayList<>();
    prepare(bySide);
    collect(trees[bySide][square], bySide,
        (program, node, piece) -> PieceCode.holds(program.kinds[node], piece)
            && lendingGates.admits(piece, program, node, square),
        squares);
    return squares;
  }

  private void collect(Program program, int bySide, AttackTest test, List<Integer> squares) {
    walk.collect(program, bySide);
    for (int k = 0; k < walk.count(); k++) {
      int i = walk.node(k);
      int attackerSquare = Node.square(program.nodes[i]);
      int piece = state.board[attackerSquare];
      if (piece != PieceCode.EMPTY && PieceCode.side(piece) == bySide
          && (program.nodes[i] & Node.CAPTURE) != 0
          && !squares.contains(attackerSquare) && test.attacks(program, i, piece)) {
        squares.add(attackerSquare);
      }
    }
  }
}
