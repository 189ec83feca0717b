package org.variorum.engine.ordering;

import java.util.Arrays;
import org.variorum.engine.EngineSettings;
import org.variorum.engine.Technique;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.PieceCode;

/**
 * History heuristics: how often moves have caused cutoffs. A move is indexed by its piece-to, that is, the piece and
 * the destination square. A capture is also indexed by the captured piece. Parameters {@code lastPieceTo}
 * and {@code earlierPieceTo} belong to the previous move and to the move before that. Not thread-safe.
 */
public final class Histories {

  /** The piece-to of a null move. */
  public static final int NONE = 0;
  /** The maximum absolute value of a cell. */
  private static final int MAX_SCORE = 16_384;
  /** The maximum number of cells for pairs of piece-tos; in large games, several pairs share a cell. */
  private static final int MAX_PAIR_CELLS = 1 << 23;

  private final int squares;
  private final int pieceTos;
  /** The number of kinds, plus 1 for a move that captures nothing. */
  private final int victims;
  private final boolean usesHistory;
  private final boolean usesContinuations;
  private final boolean usesCaptures;
  private final boolean usesCounterMoves;
  private final short[] byPieceTo;
  private final short[] byCapture;
  private final short[] byPair;
  private final int pairMask;
  private final long[] counterMoves;

  public Histories(int kinds, int squares, EngineSettings settings) {
    this.squares = squares;
    victims = kinds + 1;
    pieceTos = PieceCode.codes(kinds) * squares;
    usesHistory = settings.has(Technique.HISTORY);
    usesContinuations = settings.has(Technique.CONTINUATION_HISTORY);
    usesCaptures = settings.has(Technique.CAPTURE_HISTORY);
    usesCounterMoves = settings.has(Technique.COUNTER_MOVES);
    byPieceTo = new short[pieceTos];
    byCapture = new short[pieceTos * victims];
    // The least power of two that is not below the number of pairs or MAX_PAIR_CELLS.
    int cells = Integer.highestOneBit((int) Math.min((long) pieceTos * pieceTos, MAX_PAIR_CELLS) * 2 - 1);
    byPair = new short[cells];
    pairMask = cells - 1;
    counterMoves = new long[pieceTos];
  }

  /** The size in memory, in bytes. */
  public long bytes() {
    return (long) Short.BYTES * (byPieceTo.length + byCapture.length + byPair.length)
        + (long) Long.BYTES * counterMoves.length;
  }

  /** Clears all histories. */
  public void clear() {
    Arrays.fill(byPieceTo, (short) 0);
    Arrays.fill(byCapture, (short) 0);
    Arrays.fill(byPair, (short) 0);
    Arrays.fill(counterMoves, 0);
  }

  /** Halves the history scores of quiet moves before a new search; the scores after other moves stay. */
  public void age() {
    for (int i = 0; i < byPieceTo.length; i++) {
      byPieceTo[i] /= 2;
    }
  }

  /** The piece-to of a move that has not been made yet; {@link #NONE} for a pass. */
  public int pieceTo(MutablePosition position, long move) {
    if (MoveCode.kind(move) == MoveCode.PASS) {
      return NONE;
    }
    int piece = MoveClassifier.isDrop(move) ? PieceCode.code(MoveCode.becomes(move), position.turn())
        : position.pieceAt(MoveCode.from(move));
    return piece * squares + MoveCode.to(move);
  }

  /** The history score of a quiet move, plus its scores after the previous move and after the move before that. */
  public int quietScore(int pieceTo, int lastPieceTo, int earlierPieceTo) {
    int sum = usesHistory ? byPieceTo[pieceTo] : 0;
    if (usesContinuations) {
      sum += byPair[pairCell(lastPieceTo, pieceTo)] + byPair[pairCell(earlierPieceTo, pieceTo)];
    }
    return sum;
  }

  /** The history score of a capture; {@code victim} is the code of the captured piece, or 0 for a mere promotion. */
  int captureScore(int pieceTo, int victim) {
    return usesCaptures ? byCapture[pieceTo * victims + PieceCode.kind(victim) + 1] : 0;
  }

  /** The countermove: the last quiet move that caused a cutoff after {@code lastPieceTo}; 0 if there is none. */
  long counterMove(int lastPieceTo) {
    return usesCounterMoves ? counterMoves[lastPieceTo] : 0;
  }

  /** Rewards a quiet move that caused a cutoff; penalises it if the bonus is negative. */
  void rewardQuiet(int pieceTo, int lastPieceTo, int earlierPieceTo, int bonus) {
    byPieceTo[pieceTo] = withBonus(byPieceTo[pieceTo], bonus);
    if (usesContinuations) {
      int lastCell = pairCell(lastPieceTo, pieceTo);
      byPair[lastCell] = withBonus(byPair[lastCell], bonus);
      int earlierCell = pairCell(earlierPieceTo, pieceTo);
      byPair[earlierCell] = withBonus(byPair[earlierCell], bonus);
    }
  }

  /** Rewards a capture that caused a cutoff; penalises it if the bonus is negative. */
  void rewardCapture(int pieceTo, int victim, int bonus) {
    int cell = pieceTo * victims + PieceCode.kind(victim) + 1;
    byCapture[cell] = withBonus(byCapture[cell], bonus);
  }

  /** Sets the countermove after {@code lastPieceTo}. */
  void setCounterMove(int lastPieceTo, long move) {
    counterMoves[lastPieceTo] = move;
  }

  /** The bonus for a cutoff; it grows with the depth of the node. */
  static int bonus(int depth) {
    return Math.min(16 * depth * depth + 32 * depth, 1_600);
  }

  /** The cell of two piece-tos. The shift by 23 folds the bits beyond {@link #MAX_PAIR_CELLS} into the index. */
  private int pairCell(int first, int second) {
    long cell = (long) first * pieceTos + second;
    return (int) (cell ^ cell >>> 23) & pairMask;
  }

  /** Adds a bonus to a cell. The cell decays towards 0 at the same time, so it stays in range. */
  private static short withBonus(short cell, int bonus) {
    return (short) (cell + bonus - cell * Math.abs(bonus) / MAX_SCORE);
  }
}
