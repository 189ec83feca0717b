package org.variorum.rules.game;

import java.util.Optional;

/**
 * A position on which moves are made and taken back, for search: fast, not thread-safe, and trusting.
 *
 * <p>Moves are codes that {@link #legalMoves} gave for the position as it stands; making any other is an error that is not
 * noticed. Men are codes: 0 is an empty square, {@code 2 * (kind + 1) + side} a man, where {@code kind} is the index in
 * the definition's list of men and {@code side} 0 for White and 1 for Black.
 */
public interface MutablePosition {

  /** The game that is played. */
  Game game();

  /** The side to move: 0 for White, 1 for Black. */
  int turn();

  /** The man on a square. */
  int manAt(int square);

  /** How many men of a code are in hand. */
  int held(int code);

  /** Whether the side to move is in check; false where royal men are captured. */
  boolean inCheck();

  /** Writes all legal moves into {@code moves}, which grows if need be, and returns the array that holds them. */
  MoveList legalMoves(MoveList moves);

  /** Makes a legal move. */
  void make(long move);

  /** Takes the last move back. */
  void unmake();

  /** The hash of placement, hands, side to move, rights and state entries. */
  long hash();

  /** How often the position has occurred, in the game it was taken from and since; at least 1. */
  int occurrences();

  /** The halfmove clock. */
  int clock();

  /**
   * How the game has ended in this position, apart from having no move: by a goal or as a draw by its length. The caller
   * asks {@link #withoutMoves} when there are no legal moves.
   */
  Optional<Outcome> ended();

  /**
   * How the game has ended by what stands on the board: by a goal, or because the side to move has no legal move. Its length
   * plays no part.
   */
  Optional<Outcome> endedOnBoard();

  /** How the game has ended if the side to move has no legal move. */
  Outcome withoutMoves();

  /** Number of move sequences of that length (COM-6). */
  long perft(int depth);

  /** Whether a move captures or acts. */
  default boolean takes(long move) {
    return MoveCode.takes(move);
  }

  /** The kind of man that a move promotes to or drops, or -1. */
  default int becomes(long move) {
    return MoveCode.becomes(move);
  }

  /** The square a move starts from; of a drop, its destination. */
  default int from(long move) {
    return MoveCode.from(move);
  }

  /** The square a move ends on. */
  default int to(long move) {
    return MoveCode.to(move);
  }

  /** The square of the other man that a move touches (COM-3), before the move; meaningless for moves without one. */
  default int other(long move) {
    return MoveCode.otherFrom(move);
  }

  /** The text of a legal move. */
  String text(long move);

  /** The canonical FEN. */
  String fen();
}
