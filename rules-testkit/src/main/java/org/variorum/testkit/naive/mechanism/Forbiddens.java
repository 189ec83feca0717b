package org.variorum.testkit.naive.mechanism;

import org.variorum.rules.rule.forbidden.Forbidden;
import org.variorum.testkit.naive.play.Ban;
import org.variorum.testkit.naive.play.Candidate;
import org.variorum.testkit.naive.play.NaiveConditions;
import org.variorum.testkit.naive.play.NaivePlay;
import org.variorum.testkit.naive.position.NaivePosition;
import org.variorum.testkit.naive.position.Note;

/** A move may not be made after which something holds. */
public final class Forbiddens implements Ban {
  /** How many moves ahead mate is looked for at most: of a row of checks that answer each other, the fifth is no mate. */
  private static final int FARTHEST = 4;
  /** How many moves ahead of the game a position is. */
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
