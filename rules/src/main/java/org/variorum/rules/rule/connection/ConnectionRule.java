package org.variorum.rules.rule.connection;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.definition.Goal.Moment;
import org.variorum.rules.definition.Goal.Verdict;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.Outcome.Reason;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.RuleNote;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.Ending;
import org.variorum.rules.rule.Property;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.state.State;

/** The game ends for a side whose pieces connect two regions. */
final class ConnectionRule implements Rule {

  private static final Reason REASON = new Reason("connected", "%s has connected the two regions");

  private final Connection goal;
  private final long pieces;
  /** By side and square. */
  private final boolean[][] from;
  private final boolean[][] to;
  /** By square: those next to it. */
  private final int[][] next;

  ConnectionRule(Connection goal, Context context) {
    this.goal = goal;
    Geometry board = context.board();
    pieces = context.kinds().set(goal.pieces());
    from = goal.from().squares(board);
    to = goal.to().squares(board);
    next = board.neighbours(goal.next());
  }

  @Override
  public Optional<RuleNote> note() {
    return Optional.of(RuleNote.ofGameEnd("connection", "connection"));
  }

  @Override
  public Set<Guarantee> guarantees() {
    return goal.verdict() == Verdict.WIN && goal.timing().moment() == Moment.NOW
        ? Guarantee.usualExcept(Guarantee.QUIET_ENDS_NOTHING)
        : Guarantee.usualExcept(Guarantee.QUIET_ENDS_NOTHING, Guarantee.NO_WIN_BY_LACK_OF_MOVES_OR_PIECES);
  }

  @Override
  public List<Ending> endings(Set<Property> properties) {
    return List
        .of(new Ending(goal.verdict(), REASON, goal.timing(), (state, side, _) -> connects(state, side)));
  }

  private boolean connects(State state, int side) {
    boolean[] seen = new boolean[next.length];
    int[] found = new int[next.length];
    int count = 0;
    for (int square = 0; square < next.length; square++) {
      if (from[side][square] && counts(state.board[square], side)) {
        seen[square] = true;
        found[count++] = square;
      }
    }
    for (int i = 0; i < count; i++) {
      if (to[side][found[i]]) {
        return true;
      }
      for (int other : next[found[i]]) {
        if (!seen[other] && counts(state.board[other], side)) {
          seen[other] = true;
          found[count++] = other;
        }
      }
    }
    return false;
  }

  private boolean counts(int piece, int side) {
    return piece != PieceCode.EMPTY && PieceCode.side(piece) == side && PieceCode.holds(pieces, piece);
  }
}
