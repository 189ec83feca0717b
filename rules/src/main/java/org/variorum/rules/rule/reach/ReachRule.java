package org.variorum.rules.rule.reach;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.definition.Flaw;
import org.variorum.rules.definition.Goal.Moment;
import org.variorum.rules.definition.Goal.Verdict;
import org.variorum.rules.definition.Topic;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.Outcome.Reason;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.RuleNote;
import org.variorum.rules.position.Setup;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.Ending;
import org.variorum.rules.rule.Property;
import org.variorum.rules.rule.Reachability;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.rule.Threats;
import org.variorum.rules.state.State;

/** A side has won of which one of these pieces stands on one of these squares. */
public final class ReachRule implements Rule {

  private static final Reason REASON = new Reason("reached", "%s has reached the goal");

  private final Reach goal;
  private final Geometry board;
  private final long pieces;
  /** By side, as sets. */
  private final long[][] squares;

  public ReachRule(Reach reach, Context context) {
    goal = reach;
    board = context.board();
    pieces = context.kinds().set(reach.pieces());
    squares = new long[2][context.board().wordCount()];
    for (int side = 0; side < 2; side++) {
      for (int square = 0; square < context.board().size(); square++) {
        if (reach.region().contains(context.board(), square, PieceCode.sideOf(side))) {
          squares[side][square >>> 6] |= 1L << square;
        }
      }
    }
  }

  @Override
  public Optional<RuleNote> note() {
    return Optional.of(RuleNote.ofGameEnd("reach", "a place to reach"));
  }

  @Override
  public Set<Guarantee> guarantees() {
    return goal.safe() || goal.timing().moment() != Moment.NOW
        ? Guarantee.usualExcept(Guarantee.QUIET_ENDS_NOTHING, Guarantee.NO_WIN_BY_LACK_OF_MOVES_OR_PIECES)
        : Guarantee.usualExcept(Guarantee.QUIET_ENDS_NOTHING);
  }

  @Override
  public List<Ending> endings(Set<Property> properties) {
    return List.of(new Ending(Verdict.WIN, REASON, goal.timing(), this::reached));
  }

  /** A piece that stands where it wins would win by any move of its side. */
  @Override
  public List<Flaw> flaws(Setup start, Reachability reachability) {
    Optional<Flaw> won = start.board().entrySet().stream()
        .filter(placed -> goal.timing().appliesTo(placed.getValue().side())
            && goal.pieces().contains(placed.getValue().letter())
            && goal.region().contains(board, placed.getKey(), placed.getValue().side()))
        .findFirst().map(placed -> Flaw.error(new Topic.Goals(), "the game is won before it begins: a piece "
            + placed.getValue().letter() + " stands on " + board.name(placed.getKey())
            + " at the start, where it wins"));
    boolean never = goal.pieces().stream().noneMatch(letter -> reachability.mayReach(letter, goal.region()));
    return won.or(() -> never ? Optional.of(Flaw.hint(new Topic.Goals(),
        "the squares can never be reached: no move of the piece " + String.join(", ", goal.pieces())
            + " leads there"))
        : Optional.empty()).stream().toList();
  }

  private boolean reached(State state, int side, Threats threats) {
    for (int word = 0; word < state.words; word++) {
      for (long left = state.sides[side * state.words + word] & squares[side][word]; left != 0; left &=
          left - 1) {
        int square = word << 6 | Long.numberOfTrailingZeros(left);
        if (PieceCode.holds(pieces, state.board[square])
            && !(goal.safe() && threats.attacked(square, side ^ 1))) {
          return true;
        }
      }
    }
    return false;
  }
}
