package org.variorum.engine.ordering;

import org.variorum.engine.EngineSettings;
import org.variorum.engine.Technique;
import org.variorum.engine.evaluation.Evaluator;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.MoveList;
import org.variorum.rules.position.PieceCode;

/**
 * Move ordering: good captures and promotions, killers, countermoves, then quiet moves by history; captures that lose
 * by exchanges come last. The hash move is searched before all these.
 */
public final class MoveOrder {

  /** The rank of a countermove; killers rank just above it, good captures far above it. */
  private static final int COUNTERMOVE = 1 << 22;

  private final Evaluator evaluator;
  private final StaticExchange exchange;
  private final Histories histories;
  private final boolean usesKillers;

  public MoveOrder(Evaluator evaluator, StaticExchange exchange, Histories histories,
      EngineSettings settings) {
    this.evaluator = evaluator;
    this.exchange = exchange;
    this.histories = histories;
    usesKillers = settings.has(Technique.KILLERS);
  }

  /**
   * Ranks all moves in the picker's list.
   *
   * @param lastPieceTo the piece-to of the previous move
   * @param earlierPieceTo the piece-to of the move before that
   * @param searchedMove a move to leave out, because it has been searched already; 0 if there is none
   */
  public void rank(MutablePosition position, MovePicker picker, Killers killers, int lastPieceTo,
      int earlierPieceTo,
      long searchedMove) {
    picker.startRanking();
    MoveList moves = picker.moves();
    long counterMove = histories.counterMove(lastPieceTo);
    for (int i = 0; i < moves.size(); i++) {
      long move = moves.get(i);
      if (move == searchedMove) {
        picker.leaveOut(i);
      } else if (isQuiet(position, move)) {
        int pieceTo = histories.pieceTo(position, move);
        picker.setRank(i, usesKillers && killers.isFirst(move) ? COUNTERMOVE + 2
            : usesKillers && killers.isSecond(move) ? COUNTERMOVE + 1
                : move == counterMove ? COUNTERMOVE
                    : histories.quietScore(pieceTo, lastPieceTo, earlierPieceTo));
      } else {
        picker.rankTactical(i, tacticalRank(position, move));
      }
    }
  }

  /**
   * Ranks a list filled by {@link MutablePosition#tacticalMoves}. The list may also contain quiet moves, such
   * as captures that only displace a piece; these come last.
   */
  public void rankTactical(MutablePosition position, MovePicker picker) {
    picker.startRanking();
    for (int i = 0; i < picker.moves().size(); i++) {
      long move = picker.moves().get(i);
      if (isQuiet(position, move)) {
        picker.rankLast(i);
      } else {
        picker.rankTactical(i, tacticalRank(position, move));
      }
    }
  }

  /**
   * Picks the best remaining move; 0 if there is none. A capture is ranked as good until it is the best remaining
   * move. Only then its exchange is evaluated, because many captures are never picked.
   */
  public long pickNext(MutablePosition position, MovePicker picker) {
    long move = picker.bestMove();
    while (move != 0 && picker.isUnverifiedCapture() && !exchange.wins(position, move, 0)) {
      picker.demote();
      move = picker.bestMove();
    }
    picker.take();
    return move;
  }

  /**
   * Whether a rank is at least that of a countermove: a countermove, a killer, a good capture or a promotion.
   */
  public static boolean isCountermoveOrBetter(int rank) {
    return rank >= COUNTERMOVE;
  }

  /**
   * The rank of a tactical move before {@link #pickNext} evaluates its exchange: most valuable victim first, then least
   * valuable attacker, adjusted by the capture history.
   */
  private int tacticalRank(MutablePosition position, long move) {
    int gain = materialGain(position, move);
    int victim = position.pieceAt(MoveClassifier.target(position, move));
    return 8 * gain - evaluator.value(position.pieceAt(MoveCode.from(move))) / 64
        + histories.captureScore(histories.pieceTo(position, move), victim) / 8;
  }

  /** The material that a tactical move wins at once, in centipawns. */
  public int materialGain(MutablePosition position, long move) {
    int becomes = MoveCode.becomes(move);
    int promotion = becomes < 0 || MoveClassifier.isDrop(move) ? 0
        : evaluator.value(PieceCode.code(becomes, PieceCode.WHITE))
            - evaluator.value(position.pieceAt(MoveCode.from(move)));
    return exchange.captureGain(position, move) + promotion;
  }

  /**
   * Whether a move neither captures nor promotes. A move that only displaces a piece (RS-5 in docs/conventions.md) also
   * counts as quiet.
   */
  public boolean isQuiet(MutablePosition position, long move) {
    return (!MoveCode.captures(move) || exchange.displaces(position, move))
        && (MoveCode.becomes(move) < 0 || MoveClassifier.isDrop(move));
  }
}
