package org.variorum.testkit.naive;

import java.util.HashSet;
import java.util.Set;

/**
 * A move that is yet to be tested for legality, with the board after it.
 *
 * @param journey start and end of the mover's own move, {@code b2b5}
 * @param rest what follows in the move string (COM-3): the own promotion, the second leg
 * @param mover the man before the move
 * @param touched the squares where something left or was removed
 * @param passed the squares passed by an initial move
 * @param hands the hands after it
 */
record Candidate(String journey, String rest, Piece mover, Board board, Hands hands, Set<Integer> touched,
    Set<Integer> passed, Set<Trait> traits) {

  /** What the rules of the turn ask about a move. */
  enum Trait {
    /** A man is captured or acted on. */
    TAKES,
    /** A man is captured and leaves the board. */
    REMOVES,
    /** A man is acted on (NOT-2). */
    ACTS,
    /** The mover promotes. */
    PROMOTES,
    /** A man passed by an initial move is captured there. */
    EN_PASSANT,
    /** Two men exchange their squares (NMT-8). */
    EXCHANGES,
    /** A man is dropped from the hand. */
    DROPS
  }

  Candidate {
    touched = Set.copyOf(touched);
    passed = Set.copyOf(passed);
    traits = Set.copyOf(traits);
  }

  String text() {
    return journey + rest;
  }

  boolean has(Trait trait) {
    return traits.contains(trait);
  }

  /**
   * COM-3: two moves with the same string are the same move, whatever way the piece took. A man that could both go
   * to a square and capture there in passing captures.
   */
  Candidate orBy(Candidate otherWay) {
    if (has(Trait.TAKES) != otherWay.has(Trait.TAKES)) {
      return has(Trait.TAKES) ? this : otherWay;
    }
    Set<Integer> passedEither = new HashSet<>(passed);
    passedEither.addAll(otherWay.passed);
    return new Candidate(journey, rest, mover, board, hands, touched, passedEither, traits);
  }
}
