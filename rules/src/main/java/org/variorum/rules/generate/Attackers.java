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
  private interface Test {
    boolean attacks(Program program, int node, int piece);
  }

  private final State state;
  private final GameTables tables;
  private final Attacks attacks;
  private final Gates gates;
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

  /** Returns the squares of the pieces of side {@code by} that could capture a royal piece on {@code square}. */
  public List<Integer> of(int square, int by) {
    if (!attacks.attacked(square, by)) {
      return List.of();
    }
    List<Integer> found = directAttackers(square, by);
    if (tables.attacks.asking() != null) {
      prepare(by);
      collect(tables.attacks.asking()[by][square], by, canCapture(square), found);
    }
    if (tables.attacks.upper() != null) {
      boolean check = attacks.directlyChecked(by);
      prepare(by);
      collect(tables.attacks.upper().attackers(check)[by][square], by, canCapture(square), found);
    }
    return found;
  }

  /** Returns the kinds of the pieces that give check to a side, as a set of bits. */
  public long checking(int side) {
    @Nullable Royals several = tables.ends.several();
    List<Integer> royals = several == null ? List.of(state.royal[side]) : several.squares(state, side);
    long found = 0;
    for (int royal : royals) {
      for (int square : of(royal, side ^ 1)) {
        found |= PieceCode.bit(PieceCode.kind(state.board[square]));
      }
    }
    return found;
  }

  private List<Integer> directAttackers(int square, int by) {
    List<Integer> found = new ArrayList<>();
    prepare(by);
    collect(tables.attacks.attackers()[by][square], by, canCapture(square), found);
    if (tables.lent.borrowers() != 0) {
      collect(tables.lent.attackers()[by][square], by, (program, node, piece) -> {
        int at = Node.square(program.nodes[node]);
        return PieceCode.holds(tables.lent.borrowers(), piece)
            && (attacks.lenders(tables.lent.captureLenders(), at, by) & program.kinds[node]) != 0
            && gates.admits(piece, program, node, square);
      }, found);
    }
    return found;
  }

  private void prepare(int by) {
    gates.prepare(by);
    lendingGates.prepare(by);
    attacks.prepareLenders(by);
  }

  private Test canCapture(int square) {
    return (program, node, piece) -> PieceCode.holds(program.kinds[node], piece)
        && gates.admits(piece, program, node, square) && (conditions == null
            || conditions.allow(program, node, PieceCode.side(piece), Node.square(program.nodes[node]),
                square));
  }

  /**
   * Returns the squares of friendly pieces that lend a piece on a square the capturing or moving half of their
   * movement.
   */
  public List<Integer> lenders(int square, int by) {
    List<Integer> found = captureLenders(square, by);
    moveLenders(square, by).stream().filter(lender -> !found.contains(lender)).forEach(found::add);
    return found;
  }

  /**
   * Returns the squares of the friendly pieces that lend the capturing half of their movement to a piece on a square.
   */
  public List<Integer> captureLenders(int square, int by) {
    return lenders(tables.lent.captureLenders(), square, by);
  }

  /** Returns the squares of the friendly pieces that lend the moving half of their movement to a piece on a square. */
  public List<Integer> moveLenders(int square, int by) {
    return lenders(tables.lent.moveLenders(), square, by);
  }

  private List<Integer> lenders(Program[][] reach, int square, int by) {
    List<Integer> found = new ArrayList<>();
    prepare(by);
    collect(reach[by][square], by, (program, node, piece) -> PieceCode.holds(program.kinds[node], piece)
        && lendingGates.admits(piece, program, node, square), found);
    return found;
  }

  private void collect(Program program, int by, Test test, List<Integer> found) {
    walk.over(program, by);
    for (int k = 0; k < walk.count(); k++) {
      int i = walk.node(k);
      int at = Node.square(program.nodes[i]);
      int piece = state.board[at];
      if (piece != PieceCode.EMPTY && PieceCode.side(piece) == by && (program.nodes[i] & Node.CAPTURE) != 0
          && !found.contains(at) && test.attacks(program, i, piece)) {
        found.add(at);
      }
    }
  }
}
