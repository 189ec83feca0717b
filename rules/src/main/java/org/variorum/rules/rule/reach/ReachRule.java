package org.variorum.rules.rule.reach;

import java.util.List;
import java.util.Set;
import org.variorum.rules.definition.Goal.Reach;
import org.variorum.rules.definition.Goal.Verdict;
import org.variorum.rules.position.Outcome.Reason;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.Ending;
import org.variorum.rules.rule.Guarantee;
import org.variorum.rules.rule.Property;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.state.State;

/** A side that moves one of these pieces to one of these squares has won. */
public final class ReachRule implements Rule {

  private final long pieces;
  /** By side, as sets. */
  private final long[][] squares;

  public ReachRule(Reach reach, Context context) {
    pieces = context.kinds().set(reach.pieces());
    squares = new long[2][(context.board().size() + 63) >>> 6];
    for (int side = 0; side < 2; side++) {
      for (int square = 0; square < context.board().size(); square++) {
        if (reach.region().contains(context.board(), square, PieceCode.sideOf(side))) {
          squares[side][square >>> 6] |= 1L << square;
        }
      }
    }
  }

  @Override
  public Set<Guarantee> guarantees() {
    return Set.of(Guarantee.SAFETY_ONLY);
  }

  @Override
  public List<Ending> endings(Set<Property> properties) {
    return List.of(new Reached());
  }

  private final class Reached implements Ending {

    @Override
    public Verdict verdict() {
      return Verdict.WIN;
    }

    @Override
    public Reason reason() {
      return Reason.REACHED;
    }

    /** Only the side that has just moved can have come there. */
    @Override
    public boolean holds(State state, int side) {
      for (int word = 0; side == state.lastMover() && word < state.words; word++) {
        for (long left = state.sides[side * state.words + word] & squares[side][word]; left != 0; left &=
            left - 1) {
          if (PieceCode.holds(pieces, state.board[word << 6 | Long.numberOfTrailingZeros(left)])) {
            return true;
          }
        }
      }
      return false;
    }
  }
}
