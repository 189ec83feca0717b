package org.variorum.rules.rule;

/**
 * What a rule promises, so that a game may be played by faster ways: only if all of its rules promise it. A rule that promises
 * nothing is slow and right. A law on random positions holds the fast ways to the slow ones.
 */
public enum Guarantee {
  /** A move that its pieces can make is legal if the own royal piece is safe after it, and no other move is asked. */
  SAFETY_ONLY,
  /** The sides move one after the other, a move each. */
  ALTERNATES,
  /** Who is to move has to move: there is no legal pass. */
  MUST_MOVE
}
