package org.variorum.testkit.naive.mechanism;

import org.variorum.rules.rule.movecount.MoveCount;
import org.variorum.testkit.naive.play.Candidate;
import org.variorum.testkit.naive.play.Candidate.Feature;
import org.variorum.testkit.naive.play.NaiveProgress;

/** Moves that reset the halfmove clock. The draw by that clock removes no moves (COM-6). */
public final class MoveCounts implements NaiveProgress {
  private final MoveCount count;

  public MoveCounts(MoveCount count) {
    this.count = count;
  }

  @Override
  public boolean isProgress(Candidate move) {
    return (count.captures() && move.has(Feature.REMOVES_FROM_BOARD))
        || (count.actions() && move.has(Feature.ACTS_ON_PIECE))
        || (count.promotions() && move.has(Feature.PROMOTES))
        || count.pieces().contains(move.mover().letter());
  }
}
