package org.variorum.rules.position;

import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/**
 * What a rule promises, so that a game may be played by faster ways: a game has those that all of its rules promise. A rule that
 * promises nothing is slow and right. Laws on random positions hold what a game promises, and the fast ways, to the rules. The
 * last two need no promise: whoever says who moves next says how.
 */
public enum Guarantee {
  /** A move that its pieces can make is legal if the own royal piece is safe after it, and no other move is asked. */
  SAFETY_ONLY,
  /** Nobody lends a piece any movement: where it may go follows from its own, and from what stands there. */
  OWN_MOVEMENT,
  /**
   * Who has captured stands where the move ended, and what was captured no longer stands where it stood. So captures on one square
   * can be added up.
   */
  RECAPTURE,
  /** A move that neither captures nor promotes ends no game but by what the other side cannot do then: by mate or stalemate. */
  QUIET_ENDS_NOTHING,
  /** Captures are never compulsory: a side that may capture may as well leave it, if it has another move. */
  MAY_STAND_PAT,
  /** Some moves capture nothing. Elsewhere a game has no captures that come to an end before it does. */
  HAS_QUIET_MOVES,
  /** Nobody wins by having no move or too few pieces, or by what the other side has to do but capture. So to give the turn away is no gain. */
  LACK_NEVER_WINS,
  /** The sides move one after the other, a move each. */
  ALTERNATES,
  /** Who is to move has to move: there is no legal pass. */
  MUST_MOVE;

  /** What a rule promises that changes nothing of all this. Whoever adds one asks each rule that says so. */
  public static final Set<Guarantee> USUAL = Collections.unmodifiableSet(EnumSet.of(SAFETY_ONLY, OWN_MOVEMENT,
      RECAPTURE, QUIET_ENDS_NOTHING, MAY_STAND_PAT, LACK_NEVER_WINS));

  /** The usual ones, but for those that a rule breaks. */
  public static Set<Guarantee> usualBut(Guarantee... broken) {
    Set<Guarantee> kept = EnumSet.copyOf(USUAL);
    Arrays.asList(broken).forEach(kept::remove);
    return Collections.unmodifiableSet(kept);
  }
}
