package org.variorum.rules.rule.walls;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.position.MoveBuffer;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.program.Node;
import org.variorum.rules.program.Program;
import org.variorum.rules.rule.MoveForm;
import org.variorum.rules.rule.MoveSource;
import org.variorum.rules.rule.Programs;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.state.CellSlot;
import org.variorum.rules.state.State;

/** Makes of each move one for each square on which the mover may place a wall. */
final class WallPlacements implements MoveSource.Expansion {

  private final State state;
  private final @Nullable WalledForm[] forms;
  private final CellSlot slot;
  /** By side. */
  private final long[][] region;
  /** Which moves place a wall. */
  private final Walls.After after;
  /** The kinds that are gone when they have captured. */
  private final long stone;
  /** Where pieces go; null where a wall need not be in reach. */
  private final @Nullable Programs programs;
  private final @Nullable Edge edge;
  /** Where walls may be placed. */
  private final long[] free;
  private final long[] reached;

  WallPlacements(State state, @Nullable WalledForm[] forms, CellSlot slot, long[][] region,
      Walls.After after, long stone,
      @Nullable Programs programs, @Nullable Edge edge) {
    this.state = state;
    this.forms = forms;
    this.slot = slot;
    this.region = region;
    this.after = after;
    this.stone = stone;
    this.programs = programs;
    this.edge = edge;
    free = new long[state.words];
    reached = new long[state.words];
  }

  @Override
  public void expand(MoveBuffer moves, long move) {
    int kind = MoveCode.kind(move);
    if (kind == MoveCode.DROP || kind == MoveCode.PASS || !after.counts(MoveCode.captures(move))) {
      moves.add(move);
      return;
    }
    WalledForm form = forms[kind];
    if (form == null || form.inner().saysOther(move)) {
      return;
    }
    empty(form, move);
    if (programs != null) {
      reach(programs, form.inner(), move);
    }
    long first = form.with(move, 0);
    for (int word = 0; word < free.length; word++) {
      for (long left = free[word]; left != 0; left &= left - 1) {
        moves.add(MoveCode.withOtherTo(first, word << 6 | Long.numberOfTrailingZeros(left)));
      }
    }
  }

  /** Finds the squares where a wall may stand: those that are empty after a move. */
  private void empty(WalledForm form, long move) {
    for (int word = 0; word < free.length; word++) {
      free[word] = ~(state.sides[word] | state.sides[free.length + word]);
    }
    set(MoveCode.from(move), true);
    if (form.inner().other() != MoveForm.Other.NONE) {
      set(MoveCode.otherFrom(move), true);
    }
    if (form.inner().other() == MoveForm.Other.REMAINS) {
      set(MoveCode.otherTo(move), false);
    }
    set(MoveCode.to(move), false);
    for (int word = 0; word < free.length; word++) {
      free[word] &= region[state.turn][word] & ~state.cells(slot, word);
    }
    if (edge != null) {
      edge.keep(state, free);
    }
  }

  private void set(int square, boolean empty) {
    long bit = 1L << square;
    free[square >>> 6] = empty ? free[square >>> 6] | bit : free[square >>> 6] & ~bit;
  }

  /** Leaves the squares to which the piece could go from where it has arrived. */
  private void reach(Programs programs, MoveForm form, long move) {
    int to = MoveCode.to(move);
    int mover = state.board[MoveCode.from(move)];
    if (MoveCode.captures(move) && PieceCode.holds(stone, mover)) {
      Arrays.fill(free, 0);
      return;
    }
    int arrives = form.arrives(state, move);
    Program program = programs.of(arrives, to);
    int[] nodes = program.nodes;
    Arrays.fill(reached, 0);
    for (int i = 0; i < nodes.length;) {
      int node = nodes[i];
      int square = Node.square(node);
      reached[square >>> 6] |= (node & Node.MOVE) != 0 ? 1L << square : 0;
      boolean open = !state.holds(slot, square)
          && program.passes(i, after(square, form.other(), move), PieceCode.side(arrives));
      i = open ? i + 1 : Node.skip(node);
    }
    for (int word = 0; word < free.length; word++) {
      free[word] &= reached[word];
    }
  }

  /** What stands on a square after a move, promotion aside. */
  private int after(int square, MoveForm.Other other, long move) {
    int from = MoveCode.from(move);
    if (square == MoveCode.to(move)) {
      return state.board[from];
    }
    if (other == MoveForm.Other.REMAINS && square == MoveCode.otherTo(move)) {
      return state.board[MoveCode.otherFrom(move)];
    }
    boolean left = square == from || other != MoveForm.Other.NONE && square == MoveCode.otherFrom(move);
    return left ? PieceCode.EMPTY : state.board[square];
  }
}
