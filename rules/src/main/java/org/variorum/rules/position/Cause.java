package org.variorum.rules.position;

/**
 * Why a move makes an {@link Edit}. A rule that does to pieces what no other does names a cause of its own; here are the general
 * ones. Two causes of the same name are the same.
 *
 * @param name what happens, in a word or two
 * @param captures whether the piece to which it happens is captured, that is, removed or put elsewhere
 */
public record Cause(String name, boolean captures) {

  /** A piece goes where its movement leads it. */
  public static final Cause MOVES = new Cause("moves", false);
  /** A piece leaves the board, or comes into a hand, because it is captured. */
  public static final Cause CAPTURED = new Cause("captured", true);
  /** A piece becomes another where it arrives. */
  public static final Cause PROMOTED = new Cause("promoted", false);
  /** A piece comes from a hand. */
  public static final Cause DROPPED = new Cause("dropped", false);
  /** A rule remembers something, or forgets it. */
  public static final Cause REMEMBERED = new Cause("remembered", false);
}
