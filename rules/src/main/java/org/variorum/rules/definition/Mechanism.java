package org.variorum.rules.definition;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A rule beyond moving and capturing, as a definition says it: a record of the package that knows what it means. */
public interface Mechanism {

  /** The pieces that can be in a hand by it, in the order in which a FEN lists them. */
  default List<String> held() {
    return List.of();
  }

  /** Those of them that are never used up: a hand that has one keeps it. */
  default Set<String> endless() {
    return Set.of();
  }

  /** Whether captured pieces come to a hand by it. */
  default boolean fillsHands() {
    return false;
  }

  /** Whether the game may begin by it with pieces in another order than in the start position. */
  default boolean shuffles() {
    return false;
  }

  /** Whether captured pieces come back to the board by it as pieces that have never moved. */
  default boolean renews() {
    return false;
  }

  /** The numbers of each side that positions remember by it, and for which conditions may ask. */
  default List<NamedNumber> tallies() {
    return List.of();
  }

  /** How many moves that can be undone each side makes at most before it ends the game. */
  default int mostReversibleMoves() {
    return Integer.MAX_VALUE;
  }

  /**
   * Whether it leaves what can win to the pieces on the board. By it, pieces come and go only by moves that its rule
   * declares, captured pieces leave the game, and no piece becomes another. It forbids no move that leaves the
   * mover's royal piece safe, and neither side wins by it. False unless it is known.
   */
  default boolean keepsMaterial() {
    return false;
  }

  /** How a piece goes by it while its side is in check, instead of by its own ways. */
  default Optional<List<Way>> waysInCheck(String letter) {
    return Optional.empty();
  }

  /** What a piece is like by it, whatever its ways are. */
  default Set<SimpleMover> parts(String letter) {
    return Set.of();
  }

  /** The letters of the kinds that a piece may become by this mechanism, other than by promotion. */
  default Set<String> becomes(String letter) {
    return Set.of();
  }

  /**
   * The letters of pieces that may come into the game by it, though no piece becomes one.
   *
   * @param pieces all of the definition
   * @param start the start position
   * @param present the letters of the pieces that the game can have
   */
  default Set<String> brings(List<PieceKind> pieces, String start, Set<String> present) {
    return Set.of();
  }

  /** Whether pieces of a kind may become others by it, by their own moves and for good, as pawns do. */
  default boolean promotes(String letter) {
    return false;
  }

  /** Whether a side may lose pieces of a kind by this mechanism without a capturing move of another piece. */
  default boolean takes(PieceKind piece) {
    return false;
  }

  /** The letters of the pieces that a move may leave on the square from which its piece went. */
  default Set<String> leavesBehind() {
    return Set.of();
  }
}
