package org.variorum.rules.rule.walls;

import java.util.List;
import org.variorum.rules.position.Refusal.Illegal;
import org.variorum.rules.position.Refusal.Reason;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.Gate;
import org.variorum.rules.rule.GateLimits;
import org.variorum.rules.state.CellSlot;
import org.variorum.rules.state.State;

/**
 * Closes the squares with walls to all.
 *
 * @param followsMoves whether moves of all kinds may bring a wall
 * @param walls what they are called
 */
record WallsGate(Context context, CellSlot slot, boolean followsMoves, Walls walls) implements Gate {

  private static final Reason WALL = new Reason("WALL");

  @Override
  public boolean limits(Use use) {
    return true;
  }

  @Override
  public boolean isForAll() {
    return true;
  }

  @Override
  public boolean followsBoard() {
    return followsMoves;
  }

  @Override
  public void lower(State state, int side, GateLimits limits) {
    long any = 0;
    for (int word = 0; word < state.words; word++) {
      long cells = state.cells(slot, word);
      any |= cells;
      limits.ends[word] = ~cells;
    }
    if (any != 0) {
      limits.kinds = ~0L;
      limits.bounded = true;
      limits.passedToo = true;
    }
  }

  @Override
  public Illegal why(State state, int from, int cell) {
    return new Illegal(WALL, "there is " + walls.one() + " on " + context.board().name(cell), List.of(cell));
  }
}
