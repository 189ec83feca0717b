package org.variorum.rules.position;

/**
 * The reason for an {@link Edit}. The constants are general reasons; a rule with an effect of its own defines its own
 * cause. The name identifies a cause.
 *
 * @param name the event, in a word or two
 * @param captures whether the event captures the affected piece, that is, removes it or puts it elsewhere
 */
public record Cause(String name, boolean captures) {

  /** A piece moves by its movement. */
  public static final Cause MOVES = new Cause("moves", false);
  /** A captured piece leaves the board or enters a hand. */
  public static final Cause CAPTURED = new Cause("captured", true);
  /** A piece becomes another piece at its destination. */
  public static final Cause PROMOTED = new Cause("promoted", false);
  /** A piece leaves a hand for the board. */
  public static final Cause DROPPED = new Cause("dropped", false);
  /** A state slot changes. */
  public static final Cause REMEMBERED = new Cause("remembered", false);
}
