package org.variorum.rules.position;

import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/**
 * A promise about the rules of a game that allows faster methods. A game has the guarantees that all its rules promise,
 * unless its pieces or goals break them. A rule that promises nothing is slow and correct. Tests of laws on random
 * positions check the promises and the faster methods against the rules. No rule promises {@code HAS_QUIET_MOVES},
 * which follows from the moves of the game. No rule promises the last two, which follow from the turn order.
 */
public enum Guarantee {
  /**
   * A pseudo-legal move is legal if the mover's royal piece is safe after it; legality does not depend on other moves.
   */
  SAFETY_ONLY,
  /** No piece lends movement: the moves of a piece follow from its own movement and from the pieces around it. */
  OWN_MOVEMENT,
  /**
   * A capturer ends on its destination, and the captured piece leaves its square. So the values of successive captures
   * on one square add up.
   */
  RECAPTURE,
  /** A move that neither captures nor promotes ends the game only by mate or stalemate. */
  QUIET_ENDS_NOTHING,
  /** Captures are never compulsory: a side with a legal capture may play any other legal move. */
  MAY_STAND_PAT,
  /** Some moves capture nothing. If all moves capture, a search of captures ends only with the game. */
  HAS_QUIET_MOVES,
  /**
   * No side wins by a lack of moves or pieces, or by forcing the other side to make moves that are not captures. So
   * passing gains nothing.
   */
  NO_WIN_BY_LACK_OF_MOVES_OR_PIECES,
  /** The sides alternate, one move each. */
  ALTERNATES,
  /** Passing is illegal. */
  MUST_MOVE;

  /** The guarantees of most rules. Before you add a guarantee, check each rule that returns this set. */
  public static final Set<Guarantee> USUAL = Collections.unmodifiableSet(EnumSet.of(SAFETY_ONLY, OWN_MOVEMENT,
      RECAPTURE, QUIET_ENDS_NOTHING, MAY_STAND_PAT, NO_WIN_BY_LACK_OF_MOVES_OR_PIECES));

  /** Returns the usual guarantees without the {@code broken} ones. */
  public static Set<Guarantee> usualExcept(Guarantee... broken) {
    Set<Guarantee> guarantees = EnumSet.copyOf(USUAL);
    Arrays.asList(broken).forEach(guarantees::remove);
    return Collections.unmodifiableSet(guarantees);
  }
}
