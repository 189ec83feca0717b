package org.variorum.rules.game;

import java.util.Optional;
import org.variorum.rules.position.Changes;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.MoveList;
import org.variorum.rules.position.Outcome;
import org.variorum.rules.position.Prices;

/**
 * A position on which moves are made and taken back, for search: fast, not thread-safe, and trusting.
 *
 * <p>Moves are codes that {@link #legalMoves} gave for the position as it stands; making any other is an error that is not
 * noticed. Pieces are codes as {@link PieceCode} has them.
 */
public interface MutablePosition {

  /** The game that is played. */
  Game game();

  /** The side to move: 0 for White, 1 for Black. */
  int turn();

  /** The piece on a square. */
  int pieceAt(int square);

  /** How many pieces of a code are in hand. */
  int held(int code);

  /** Whether the side to move is in check; false where royal pieces are captured. */
  boolean inCheck();

  /** Writes all legal moves into {@code moves}, which grows if need be, and returns the array that holds them. */
  MoveList legalMoves(MoveList moves);

  /** Writes the legal moves that capture, act or promote, and no others, into {@code moves}, and returns it. */
  MoveList tacticalMoves(MoveList moves);

  /** Whether any code, be it a move of another position, is a legal move here. Cheaper than all legal moves. */
  boolean isLegal(long move);

  /** Makes a legal move. */
  void make(long move);

  /**
   * Gives the turn to the other side without a move, for null moves. State entries and en passant pass away as after a
   * quiet move; the positions before it do not count as repeated. Not in check.
   */
  void pass();

  /** Takes the last move, or passing, back. */
  void unmake();

  /** What the last {@link #make} changed on the board and in the hands. The same object each time, which tells of the last move. */
  Changes changes();

  /** How many longs a set of squares has. */
  int words();

  /** A part of the set of squares on which pieces of a code stand: square {@code 64 * word + bit}. */
  long squaresOf(int code, int word);

  /** The same for all pieces of a side. */
  long squaresOfSide(int side, int word);

  /**
   * Adds to a set the squares where the piece on a square could capture or act if it were its turn, own pieces' squares and empty
   * ones included. Checks, bans and turns play no part, nor does en passant.
   */
  void attacks(int square, long[] into);

  /**
   * The square of the piece of a side that could capture or act on a square, if an enemy stood there, and costs least; or -1.
   * What {@link #lift} has taken up does not count, and opens lines. A piece can if it could capture some piece that is not royal,
   * or, if a royal piece stands there, a royal piece. Whether it would be legal is not asked, and en passant is none.
   */
  int cheapestAttacker(int square, int by, Prices prices);

  /** Takes a piece up, so that {@link #cheapestAttacker} does not see it. Nothing else may be done before {@link #putBack}. */
  void lift(int square);

  /** Puts all pieces back that were taken up. */
  void putBack();

  /** The hash of placement, hands, side to move, rights and state entries. */
  long hash();

  /** How often the position has occurred, in the game it was taken from and since; at least 1. */
  int occurrences();

  /** Whether {@link #occurrences} is more than 1; cheaper. */
  boolean repeats();

  /**
   * How the game will end if all moves are repeated that were made since the position last occurred: as a draw, or lost for a
   * side each of whose moves gave check, where that loses. Empty if the position has not occurred in the last moves, or may be
   * repeated as often as one likes.
   *
   * @param plies how many moves back it may have occurred
   */
  Optional<Outcome> endOfCycle(int plies);

  /** The halfmove clock. */
  int clock();

  /**
   * A number that counts in evaluating the position.
   *
   * @param term which of {@link Rules#terms}
   * @param side whose; the same for both if it is not one of each
   */
  int count(int term, int side);

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

  /** Whether in a move nothing moves; it has no squares. */
  default boolean isPass(long move) {
    return MoveCode.kind(move) == MoveCode.PASS;
  }

  /** Whether a move captures or acts. */
  default boolean captures(long move) {
    return MoveCode.captures(move);
  }

  /** The kind of piece that a move promotes to or drops, or -1. */
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

  /** The square of the other piece that a move touches (COM-3), before the move; meaningless for moves without one. */
  default int other(long move) {
    return MoveCode.otherFrom(move);
  }

  /** The text of a legal move. */
  String text(long move);

  /** The canonical FEN. */
  String fen();
}
