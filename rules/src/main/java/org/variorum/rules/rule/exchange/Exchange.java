package org.variorum.rules.rule.exchange;

import org.variorum.rules.definition.Mechanism;

/**
 * NMT-8: a piece exchanges squares with another. Both stay what they are. Legal if afterwards the mover's royal piece
 * is not attacked.
 *
 * @param piece the mover's piece
 * @param with the other piece
 * @param enemy whether the other is an enemy; else it is a friend
 * @param when when it is allowed
 * @param notFacing not while the two royal pieces face each other
 * @param notInReply not in reply to an exchange; state entry {@code swapped} after each exchange
 */
public record Exchange(String piece, String with, boolean enemy, When when, boolean notFacing,
    boolean notInReply) implements Mechanism {

  /** When an exchange is allowed. */
  public enum When {
    ALWAYS, IN_CHECK, OUT_OF_CHECK
  }
}
