package org.variorum.rules.movement;

import java.util.List;
import org.variorum.rules.board.Step;

/**
 * A part of a path: steps that repeat in a cycle.
 *
 * <p>{@code [NE]} repeated is a bishop's ride, {@code [NE, NW]} a crooked bishop's (COM-8), the eight knight's leaps in
 * their circular order a rose's. A leaper has one step once.
 *
 * @param cycle the steps, repeated from the start when they are used up; empty only where it leads {@link #ANYWHERE}
 * @param min least number of steps; 0 where the leg may be left out (a cannon's way to its hurdle)
 * @param max greatest number of steps; {@link #UNLIMITED} for riders
 * @param over what a square that is passed (entered on this leg, without ending there) must hold
 * @param mayEnd whether the move may end on this leg
 */
public record Leg(List<Step> cycle, int min, int max, Over over, boolean mayEnd) {

  /** As far as the board reaches. */
  public static final int UNLIMITED = Integer.MAX_VALUE;

  /** A leap to any square but that where its path begins; no step leads there. It is its path's only leg. */
  public static final Leg ANYWHERE = new Leg(List.of(), 1, 1, Over.EMPTY, true);

  /** What a passed square must hold. */
  public enum Over {
    /** Nothing. */
    EMPTY,
    /** A piece of either side, which stays: the hurdle of a hopper. */
    PIECE,
    /** An enemy, which is captured in passing (at most one on a path). */
    ENEMY,
    /** Nothing, or such a piece as {@link #PIECE}: neither bars a piece that hops over any number. */
    EITHER
  }

  public Leg {
    cycle = List.copyOf(cycle);
  }

  /** Whether it is {@link #ANYWHERE}. */
  public boolean leadsAnywhere() {
    return cycle.isEmpty();
  }

  /** Whether another leg takes the same steps, and as many or as few. */
  boolean isWithin(Leg wider) {
    return cycle.equals(wider.cycle) && over == wider.over && mayEnd == wider.mayEnd && min >= wider.min
        && max <= wider.max;
  }
}
