package org.variorum.rules.movement.betza;

import java.util.ArrayList;
import java.util.List;
import org.variorum.rules.board.Step;
import org.variorum.rules.board.Topology;
import org.variorum.rules.movement.Leg;
import org.variorum.rules.movement.Leg.Content;

/** One step and the maximum number of times that a piece takes it. */
record RepeatedStep(Step step, int range) {

  boolean isSingle() {
    return range == 1;
  }

  /** Whether the step passes over squares. */
  boolean isLeap() {
    return Leap.of(step).longer() > 1;
  }

  /** Returns the range, limited to the number of steps that fit on the largest board. */
  int boundedRange() {
    return Math.min(range, (Math.max(Topology.MAX_FILES, Topology.MAX_RANKS) - 1) / Leap.of(step).longer());
  }

  /** Returns the range minus {@code steps}; an unlimited range remains unlimited. */
  int rangeAfter(int steps) {
    return range == Leg.UNLIMITED ? range : range - steps;
  }

  Leg leg(int min, int max, Content content, boolean mayEnd) {
    return new Leg(List.of(step), min, max, content, mayEnd);
  }

  /** Returns a leg of up to {@code steps} steps over empty squares, followed by {@code legs}. */
  List<Leg> withRunUp(int steps, List<Leg> legs) {
    List<Leg> combined = new ArrayList<>();
    if (steps > 0) {
      combined.add(leg(0, steps, Content.EMPTY, false));
    }
    combined.addAll(legs);
    return combined;
  }

  /** Returns a leg of one step to an empty square where the move may not end. */
  static Leg passingLeg(Step step) {
    return new Leg(List.of(step), 1, 1, Content.EMPTY, false);
  }

  /** Returns the king's steps that a lame leaper takes instead of one leap: first straight, then diagonally. */
  List<Step> kingSteps() {
    Leap leap = Leap.of(step);
    Step diagonal = new Step(Integer.signum(step.right()), Integer.signum(step.up()));
    boolean alongRank = Math.abs(step.right()) > Math.abs(step.up());
    Step straight = alongRank ? new Step(diagonal.right(), 0) : new Step(0, diagonal.up());
    List<Step> steps = new ArrayList<>();
    for (int k = 0; k < leap.longer(); k++) {
      steps.add(k < leap.longer() - leap.shorter() ? straight : diagonal);
    }
    return steps;
  }
}
