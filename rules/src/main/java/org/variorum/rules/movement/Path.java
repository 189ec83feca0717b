package org.variorum.rules.movement;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.variorum.rules.board.Step;

/**
 * One way of going: legs that are walked one after the other.
 *
 * <p>A piece walks each leg {@code min} to {@code max} steps, then starts the next. It ends its move on the last square
 * of a leg that {@link Leg#mayEnd may end} (at any number of steps from {@code min} on); the square where it ends is
 * empty (if {@code moves}) or holds an enemy (if {@code captures}). Every square that it enters and does not end on
 * must hold what its leg's {@link Leg#over} says. A path never leads over, or ends on, the square it started from.
 * Where edges are joined, a leg goes round once: it ends when it is to begin again where it began.
 *
 * @param legs at least one; the last may end
 * @param moves whether it may end on an empty square
 * @param captures whether it may end on an enemy
 * @param initial whether only a piece that stands on a home square (where the start position has its like) may go it
 */
public record Path(List<Leg> legs, boolean moves, boolean captures, boolean initial) {

  public Path {
    legs = List.copyOf(legs);
  }

  /** Whether it may lead somewhere in a straight line: it turns or leads anywhere, or all its steps lead along a rank, a file or a diagonal. */
  public boolean mayBeStraight() {
    Set<Step> steps = steps();
    return steps.size() > 1 || steps.stream().allMatch(Step::isStraight);
  }

  /** Whether it may lead straight over others: it hops or leaps, perhaps anywhere, or it turns and comes round them. */
  public boolean mayGoOver() {
    Set<Step> steps = steps();
    return mayBeStraight()
        && (steps.size() != 1 || legs.stream().anyMatch(leg -> leg.over() != Leg.Over.EMPTY)
            || steps.stream().anyMatch(step -> Math.max(Math.abs(step.right()), Math.abs(step.up())) > 1));
  }

  /** Whether it may lead straight over squares: not only to the next one. */
  public boolean mayPass() {
    Set<Step> steps = steps();
    return mayBeStraight() && (steps.size() != 1 || legs.size() > 1 || legs.getFirst().max() > 1
        || steps.stream().anyMatch(step -> Math.max(Math.abs(step.right()), Math.abs(step.up())) > 1));
  }

  /** Whether it captures in passing. */
  public boolean passesEnemies() {
    return legs.stream().anyMatch(leg -> leg.over() == Leg.Over.ENEMY);
  }

  private Set<Step> steps() {
    return legs.stream().flatMap(leg -> leg.cycle().stream()).collect(Collectors.toSet());
  }

  /** Whether another path leads to every square that this one leads to, in the same way. */
  public boolean isWithin(Path wider) {
    return (initial || !wider.initial)
        && (legs.equals(wider.legs)
            || legs.size() == 1 && wider.legs.size() == 1
                && legs.getFirst().isWithin(wider.legs.getFirst()));
  }
}
