package org.variorum.rules.position;

import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/**
 * A promise that lets a game be played by faster methods. A game keeps those that all its rules promise and that its
 * pieces and goals do not break. A rule that promises nothing is slow and correct. Laws on random positions test a game's
 * promises, and the faster methods, against the rules. No rule promises {@code HAS_QUIET_MOVES}, which follows from the
 * game's moves, or the last two, which follow from the turn order.
 */
public enum Guarantee {
  /**
   * A pseudo-legal move is legal if the mover's royal piece is safe after it; legality does not depend on other moves.
   */
  SAFETY_ONLY,
  /** No piece lends another any movement: where a piece may go follows from its own movement, and from what stands there. */
  OWN_MOVEMENT,
  /**
   * The capturer stands where the move ended, and the captured piece no longer stands where it stood. So captures on one
   * square can be added up.
   */
  RECAPTURE,
  /** A move that neither captures nor promotes ends no game but by what the other side cannot do then: by mate or stalemate. */
  QUIET_ENDS_NOTHING,
  /** Captures are never compulsory: a side that may capture may as well leave it, if it has another move. */
  MAY_STAND_PAT,
  /** Some moves capture nothing. Elsewhere a game has no captures that come to an end before it does. */
  HAS_QUIET_MOVES,
  /** No side wins by lack of moves or pieces, or by forcing the other side except to capture. So passing gains nothing. */
  LACK_NEVER_WINS,
  /** The sides move one after the other, a move each. */
  ALTERNATES,
  /** Passing is illegal. */
  MUST_MOVE;

  /** What a rule promises that breaks none of them. To add a guarantee, check each rule that returns this set. */
  public static final Set<Guarantee> USUAL = Collections.unmodifiableSet(EnumSet.of(SAFETY_ONLY, OWN_MOVEMENT,
      RECAPTURE, QUIET_ENDS_NOTHING, MAY_STAND_PAT, LACK_NEVER_WINS));

  /** The usual guarantees, except those that a rule breaks. */
  public static Set<Guarantee> usualBut(Guarantee... broken) {
    Set<Guarantee> kept = EnumSet.copyOf(USUAL);
    Arrays.asList(broken).forEach(kept::remove);
    return Collections.unmodifiableSet(kept);
  }
}
