package org.variorum.testkit.naive.mechanism;

import org.variorum.rules.rule.forbidden.Forbidden;
import org.variorum.testkit.naive.play.Ban;
import org.variorum.testkit.naive.play.Candidate;
import org.variorum.testkit.naive.play.NaiveConditions;
import org.variorum.testkit.naive.play.NaivePlay;
import org.variorum.testkit.naive.position.NaivePosition;
import org.variorum.testkit.naive.position.Note;

/** Ban on moves after which a condition holds, perhaps except moves that give mate. */
public final class ForbiddenPositions implements Ban {
  /**
   * The depth, in moves, at which tests for mate end. At this depth, no check counts as mate.
   */
  private static final int MAX_DEPTH = 4;
  /** The number of nested tests for mate by which a position was reached. */
  private static final Note<Integer> DEPTH = new Note<>(0);

  private final Forbidden rule;
  private final NaivePlay play;

  public ForbiddenPositions(Forbidden rule, NaivePlay play) {
    this.rule = rule;
    this.play = play;
  }

  @Override
  public boolean forbids(NaivePosition position, Candidate move) {
    if (rule.only().orElse(position.turn()) != position.turn()) {
      return false;
    }
    NaivePosition after = play.successor().after(position, move);
    return new NaiveConditions(play).holds(rule.condition(), after, position.turn())
        && !(rule.mayMate() && after.turn() != position.turn() && mates(after));
  }

  private boolean mates(NaivePosition after) {
    int depth = after.get(DEPTH);
    return depth < MAX_DEPTH && play.attacks().inCheck(after.board(), after.turn())
        && play.legalMoves().generate(after.with(DEPTH, depth + 1)).isEmpty();
  }
}
