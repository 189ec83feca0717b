package org.variorum.rules.definition;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A rule beyond moving and capturing, as data in a definition: a record of the package that implements the rule. */
public interface Mechanism {

  /** The letters of the pieces that can be in a hand by this mechanism, in the order in which a FEN lists them. */
  default List<String> heldLetters() {
    return List.of();
  }

  /** The letters of held pieces that are never used up: a drop does not remove such a piece from the hand. */
  default Set<String> endlessLetters() {
    return Set.of();
  }

  /** Whether captured pieces go to a hand by this mechanism. */
  default boolean fillsHands() {
    return false;
  }

  /** Whether the game may start with another arrangement of pieces than the start position. */
  default boolean shufflesStart() {
    return false;
  }

  /** Whether this mechanism returns captured pieces to the board as pieces that have never moved. */
  default boolean returnsUnmoved() {
    return false;
  }

  /** The numbers that positions remember for each side by this mechanism. Conditions may use them. */
  default List<NamedNumber> namedNumbers() {
    return List.of();
  }

  /** The greatest number of reversible moves of each side before this mechanism ends the game. Unlimited by default. */
  default int mostReversibleMoves() {
    return Integer.MAX_VALUE;
  }

  /**
   * Whether this mechanism lets the pieces on the board alone decide whether a side can win. If true, the mechanism
   * adds and removes pieces only by moves that its rule declares. Captured pieces leave the game, and no piece becomes
   * another. It forbids no move that leaves the mover's royal piece safe, and neither side wins by it.
   */
  default boolean keepsMaterial() {
    return false;
  }

  /** The ways that replace a piece's own ways while its side is in check; empty if nothing replaces them. */
  default Optional<List<Way>> waysInCheck(String letter) {
    return Optional.empty();
  }

  /** The simple movers that this mechanism adds to a piece's {@link Anatomy}. */
  default Set<SimpleMover> simpleMovers(String letter) {
    return Set.of();
  }

  /** The letters of the kinds that a piece may become by this mechanism, without the kinds that it promotes to. */
  default Set<String> becomes(String letter) {
    return Set.of();
  }

  /**
   * The letters of pieces that this mechanism may add to the game, without the kinds of {@link #becomes}.
   *
   * @param pieces all kinds of the definition
   * @param start the start position
   * @param present the letters of the pieces that the game can have
   */
  default Set<String> addedKinds(List<PieceKind> pieces, String start, Set<String> present) {
    return Set.of();
  }

  /** Whether pieces of a kind may become other kinds permanently by their own moves, as pawns do. */
  default boolean promotes(String letter) {
    return false;
  }

  /** Whether a side may lose pieces of a kind by this mechanism without a capturing move of another piece. */
  default boolean mayLose(PieceKind piece) {
    return false;
  }

  /** The letters of the pieces that a move may leave on the square from which it started. */
  default Set<String> leavesBehind() {
    return Set.of();
  }
}
