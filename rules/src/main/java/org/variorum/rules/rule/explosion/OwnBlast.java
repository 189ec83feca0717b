package org.variorum.rules.rule.explosion;

import java.util.List;
import org.variorum.rules.position.Refusal;
import org.variorum.rules.position.Refusal.Illegal;
import org.variorum.rules.rule.Gate;
import org.variorum.rules.rule.Limits;
import org.variorum.rules.state.State;

/** Takes threats away by whose blast the capturer's side would lose its royal piece. */
record OwnBlast(Loss loss) implements Gate {

  /** Whether the capturer's side would lose a royal piece. */
  @FunctionalInterface
  interface Loss {
    boolean by(State state, int from, int to);
  }

  @Override
  public boolean limits(Use use) {
    return use == Use.THREAT;
  }

  @Override
  public boolean followsBoard() {
    return true;
  }

  @Override
  public void lower(State state, int side, Limits limits) {}

  @Override
  public boolean stops(State state, int from, int to) {
    return loss.by(state, from, to);
  }

  @Override
  public Illegal why(State state, int from, int cell) {
    return new Illegal(Refusal.Rule.FORBIDDEN_RESULT, "the own royal piece would be in the blast",
        List.of(cell));
  }
}
