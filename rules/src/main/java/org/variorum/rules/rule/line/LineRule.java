package org.variorum.rules.rule.line;

import java.util.List;
import java.util.Optional;
import java.util.Set;
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

/** The game ends for a side that has so many pieces in a line. */
final class LineRule implements Rule {

  private final Line goal;
  private final long pieces;
  private final int[][] groups;
  private final int needed;
  private final Reason reason;

  LineRule(Line goal, Context context) {
    this.goal = goal;
    pieces = context.kinds().set(goal.pieces());
    groups = Groups.of(context.board(), goal);
    needed = Groups.needed(goal);
    reason = new Reason("line", goal.along() == Line.Along.BLOCK
        ? "%s has a block of " + goal.length() + " by " + goal.length() + " pieces"
        : "%s has " + goal.length() + " pieces in a line");
  }

  @Override
  public Optional<RuleNote> note() {
    return Optional.of(RuleNote.ofGameEnd("line", "lines of pieces"));
  }

  @Override
  public Set<Guarantee> guarantees() {
    return goal.verdict() == Verdict.WIN && goal.timing().moment() == Moment.NOW
        ? Guarantee.usualExcept(Guarantee.QUIET_ENDS_NOTHING)
        : Guarantee.usualExcept(Guarantee.QUIET_ENDS_NOTHING, Guarantee.NO_WIN_BY_LACK_OF_MOVES_OR_PIECES);
  }

  @Override
  public List<Ending> endings(Set<Property> properties) {
    return List.of(new Ending(goal.verdict(), reason, goal.timing(), (state, side, _) -> has(state, side)));
  }

  private boolean has(State state, int side) {
    for (int[] group : groups) {
      int missing = group.length - needed;
      for (int i = 0; i < group.length && missing >= 0; i++) {
        int piece = state.board[group[i]];
        boolean counts = piece != PieceCode.EMPTY && PieceCode.side(piece) == side
            && PieceCode.holds(pieces, piece);
        missing -= counts ? 0 : 1;
      }
      if (missing >= 0) {
        return true;
      }
    }
    return false;
  }
}
