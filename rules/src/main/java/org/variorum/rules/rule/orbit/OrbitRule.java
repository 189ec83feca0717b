package org.variorum.rules.rule.orbit;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.Insight.Remark;
import org.variorum.rules.position.Mark;
import org.variorum.rules.position.Mark.Look;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.program.ProgramTree;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.rule.Wording;
import org.variorum.rules.state.State;
import org.variorum.rules.text.English;

/** RS-6: a piece goes round others of its side. */
public final class OrbitRule implements Rule {

  private final Orbit orbit;
  private final Geometry board;
  private final int kind;
  private final long pivots;

  public OrbitRule(Orbit orbit, Context context) {
    this.orbit = orbit;
    board = context.board();
    kind = context.kinds().of(orbit.piece());
    pivots = context.kinds().set(orbit.pivots());
  }

  /** A piece that goes round another passes empty squares and captures as others do. */
  @Override
  public Set<Guarantee> guarantees() {
    return EnumSet.allOf(Guarantee.class);
  }

  @Override
  public boolean addsMovement(String letter) {
    return letter.equals(orbit.piece());
  }

  @Override
  public void grow(int square, boolean captures, ProgramTree tree) {
    board.around(square, 1).forEach(pivot -> round(pivot, square, captures, tree));
  }

  /** Both ways, as far as the board goes. */
  private void round(int pivot, int start, boolean captures, ProgramTree tree) {
    List<Integer> ring = board.ring(pivot);
    int at = ring.indexOf(start);
    ProgramTree.Branch held = tree.passFriend(tree.root(), pivot, pivots);
    for (int turn : new int[] {1, -1}) {
      ProgramTree.Branch parent = held;
      for (int i = 1; i < ring.size(); i++) {
        int square = ring.get(Math.floorMod(at + turn * i, ring.size()));
        if (square == Geometry.NONE) {
          break;
        }
        tree.addEnd(parent, square, captures);
        parent = tree.passEmpty(parent, square);
      }
    }
  }

  @Override
  public Set<String> company(String letter) {
    return letter.equals(orbit.piece()) ? orbit.pivots() : Set.of();
  }

  @Override
  public Optional<Remark> remark(State state, int square, Lending lending) {
    int piece = state.board[square];
    if (PieceCode.kind(piece) != kind) {
      return Optional.empty();
    }
    List<Integer> near =
        board.around(square, 1).stream().filter(at -> PieceCode.holds(pivots, state.board[at])
            && PieceCode.side(state.board[at]) == PieceCode.side(piece)).toList();
    return near.isEmpty() ? Optional.empty()
        : Optional.of(new Remark(new Mark(Look.COMPANY, "can be gone around", near),
            Optional.of("It can go round "
                + English.list(near.stream().map(new Wording(state)::pieceOn).toList(), "or") + ".")));
  }
}
