package org.variorum.testkit.naive.mechanism;

import org.variorum.rules.rule.forbidden.Forbidden;
import org.variorum.testkit.naive.play.Ban;
import org.variorum.testkit.naive.play.Candidate;
import org.variorum.testkit.naive.play.NaiveConditions;
import org.variorum.testkit.naive.play.NaivePlay;
import org.variorum.testkit.naive.position.NaivePosition;
import org.variorum.testkit.naive.position.Note;

/** Ban on moves after which a condition holds. */
public final class Forbiddens implements Ban {
  /**
   * The greatest depth, in moves, at which the test for mate is made. A check at a greater depth never counts as mate.
   */
  private static final int FARTHEST = 4;
  /** The number of moves from the position of the game to a position that the test for mate reaches. */
  private static final Note<Integer> AHEAD = new Note<>(0);

  private final Forbidden rule;
  private final NaivePlay play;

  public Forbiddens(Forbidden rule, NaivePlay play) {
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
    int ahead = after.get(AHEAD);
    return ahead < FARTHEST && play.attacks().inCheck(after.board(), after.turn())
        && play.legalMoves().of(after.with(AHEAD, ahead + 1)).isEmpty();
  }
}
