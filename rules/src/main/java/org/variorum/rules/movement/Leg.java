package org.variorum.rules.movement;

import java.util.List;
import org.variorum.rules.board.Step;

/**
 * A part of a path: steps that repeat in a cycle.
 *
 * <p>A bishop repeats {@code [NE]}, and a crooked bishop {@code [NE, NW]} (COM-8). A rose repeats the eight knight's
 * leaps in circular order. A leaper takes its only step once.
 *
 * @param cycle the steps, which repeat from the first step; empty only for {@link #ANYWHERE}
 * @param min the minimum number of steps; 0 if a move can omit the leg (such as a cannon's approach to its hurdle)
 * @param max the maximum number of steps; {@link #UNLIMITED} for riders
 * @param content the required content of every square that the leg enters, except the square where the move ends
 * @param mayEnd whether the move may end on this leg, after {@code min} to {@code max} steps
 */
public record Leg(List<Step> cycle, int min, int max, Content content, boolean mayEnd) {

  /** No maximum: the leg can continue to the edge of the board. */
  public static final int UNLIMITED = Integer.MAX_VALUE;

  /** A leap to any square except the start. It has no steps and is the only leg of its path. */
  public static final Leg ANYWHERE = new Leg(List.of(), 1, 1, Content.EMPTY, true);

  /** The required content of a square that the leg passes. */
  public enum Content {
    /** Nothing. */
    EMPTY,
    /** A piece of either side, which stays: the hurdle of a hopper. */
    PIECE,
    /** An enemy, which is captured in passing (at most one on a path). */
    ENEMY,
    /** Nothing, or a hurdle as in {@link #PIECE}: for a piece that hops over any number of pieces, even none. */
    EITHER
  }

  public Leg {
    cycle = List.copyOf(cycle);
  }

  /** Whether this leg is {@link #ANYWHERE}. */
  public boolean leadsAnywhere() {
    return cycle.isEmpty();
  }

  /** Whether {@code wider} has the same steps and conditions, and allows every number of steps that this leg allows. */
  boolean isWithin(Leg wider) {
    return cycle.equals(wider.cycle) && content == wider.content && mayEnd == wider.mayEnd && min >= wider.min
        && max <= wider.max;
  }
}
