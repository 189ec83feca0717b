package org.variorum.rules.movement;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.variorum.rules.board.Step;

/**
 * One way of moving: legs that a piece takes in order.
 *
 * <p>A piece takes {@code min} to {@code max} steps of each leg, then starts the next leg. The move may end on each leg
 * that {@link Leg#mayEnd may end}, after at least {@code min} steps of that leg. The last square must be empty (if
 * {@code moves}) or hold an enemy (if {@code captures}). Every other square must hold what {@link Leg#content}
 * requires. A path never crosses its start or ends on it. Where edges of the board are joined, a leg goes round once at
 * most.
 *
 * @param legs the legs, at least one; the last leg may end the move
 * @param moves whether the move may end on an empty square
 * @param captures whether the move may end on an enemy
 * @param initial whether only a piece on a square where the start position has the same piece may take the path
 */
public record Path(List<Leg> legs, boolean moves, boolean captures, boolean initial) {

  public Path {
    legs = List.copyOf(legs);
  }

  /** Whether the path may lead along a rank, file or diagonal. False only if its only step is oblique. */
  public boolean mayBeStraight() {
    Set<Step> steps = steps();
    return steps.size() > 1 || steps.stream().allMatch(Step::isStraight);
  }

  /** Whether the path may lead along a line past a piece on it: a path that hops, leaps, turns, or leads anywhere. */
  public boolean mayLeadPastPiece() {
    Set<Step> steps = steps();
    return mayBeStraight()
        && (steps.size() != 1 || legs.stream().anyMatch(leg -> leg.content() != Leg.Content.EMPTY)
            || steps.stream().anyMatch(Path::isLeap));
  }

  /** Whether the path may lead along a rank, file or diagonal, farther than to the adjacent square. */
  public boolean mayLeadFarther() {
    Set<Step> steps = steps();
    return mayBeStraight() && (steps.size() != 1 || legs.size() > 1 || legs.getFirst().max() > 1
        || steps.stream().anyMatch(Path::isLeap));
  }

  /** Whether a step leads farther than to an adjacent square. */
  private static boolean isLeap(Step step) {
    return Math.max(Math.abs(step.right()), Math.abs(step.up())) > 1;
  }

  /** Whether the path captures in passing. */
  public boolean capturesInPassing() {
    return legs.stream().anyMatch(leg -> leg.content() == Leg.Content.ENEMY);
  }

  /** The different steps of all legs; none for a leap to anywhere. */
  private Set<Step> steps() {
    return legs.stream().flatMap(leg -> leg.cycle().stream()).collect(Collectors.toSet());
  }

  /** Whether {@code wider} leads to all destinations of this path. Ignores {@code moves} and {@code captures}. */
  public boolean isWithin(Path wider) {
    return (initial || !wider.initial)
        && (legs.equals(wider.legs)
            || legs.size() == 1 && wider.legs.size() == 1
                && legs.getFirst().isWithin(wider.legs.getFirst()));
  }
}
