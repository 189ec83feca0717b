package org.variorum.testkit.naive;

import java.util.HashSet;
import java.util.Set;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.Hands;
import org.variorum.testkit.naive.position.Piece;

/**
 * A move that is yet to be tested for legality, with the board after it.
 *
 * @param journey start and end of the mover's own move, {@code b2b5}
 * @param rest what follows in the move string (COM-3): the own promotion, the second leg
 * @param mover the piece before the move
 * @param touched the squares where something left or was removed
 * @param passed the squares passed by an initial move
 * @param hands the hands after it
 */
record Candidate(String journey, String rest, Piece mover, Board board, Hands hands, Set<Integer> touched,
    Set<Integer> passed, Set<Feature> features) {

  /** What the rules of the turn ask about a move. */
  enum Feature {
    /** A piece is captured or acted on. */
    TAKES,
    /** A piece is captured and leaves the board. */
    REMOVES,
    /** A piece is acted on (NOT-2). */
    ACTS,
    /** The mover promotes. */
    PROMOTES,
    /** A piece passed by an initial move is captured there. */
    EN_PASSANT,
    /** Two pieces exchange their squares (NMT-8). */
    EXCHANGES,
    /** A piece is dropped from the hand. */
    DROPS,
    /** Nothing moves. */
    PASSES
  }

  Candidate {
    touched = Set.copyOf(touched);
    passed = Set.copyOf(passed);
    features = Set.copyOf(features);
  }

  String text() {
    return journey + rest;
  }

  boolean has(Feature feature) {
    return features.contains(feature);
  }

  /**
   * COM-3: two moves with the same string are the same move, whatever way the piece took. A piece that could both go
   * to a square and capture there in passing captures.
   */
  Candidate orBy(Candidate otherWay) {
    if (has(Feature.TAKES) != otherWay.has(Feature.TAKES)) {
      return has(Feature.TAKES) ? this : otherWay;
    }
    Set<Integer> passedEither = new HashSet<>(passed);
    passedEither.addAll(otherWay.passed);
    return new Candidate(journey, rest, mover, board, hands, touched, passedEither, features);
  }
}
