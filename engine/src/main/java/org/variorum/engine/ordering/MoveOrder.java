package org.variorum.engine.ordering;

import org.variorum.engine.EngineSettings;
import org.variorum.engine.Technique;
import org.variorum.engine.evaluation.Evaluator;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.MoveList;
import org.variorum.rules.position.PieceCode;

/**
 * Brings the moves first that are likely to be best: captures of much by little and promotions, killers, answers, and what
 * has done well; captures that lose come last. The move of the table is tried before all these.
 */
public final class MoveOrder {

  /** Killers and answers; good captures come before. */
  private static final int KILLER = 1 << 22;

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
   * Ranks all moves that are listed.
   *
   * @param last the piece-to of the move before
   * @param beforeLast the piece-to before that
   * @param tried a move that is not to be picked, as it has been tried; 0 if there is none
   */
  public void rank(MutablePosition position, MovePicker picker, Killers killers, int last, int beforeLast,
      long tried) {
    picker.list();
    MoveList moves = picker.moves();
    long answer = histories.answer(last);
    for (int i = 0; i < moves.size(); i++) {
      long move = moves.get(i);
      if (move == tried) {
        picker.leaveOut(i);
      } else if (isQuiet(position, move)) {
        int pieceTo = histories.pieceTo(position, move);
        picker.rank(i, usesKillers && killers.isFirst(move) ? KILLER + 2
            : usesKillers && killers.isSecond(move) ? KILLER + 1
                : move == answer ? KILLER : histories.quiet(pieceTo, last, beforeLast));
      } else {
        picker.rankTactical(i, tactical(position, move));
      }
    }
  }

  /** Ranks tactical moves that are listed; what is quiet among them comes last. */
  public void rankTactical(MutablePosition position, MovePicker picker) {
    picker.list();
    for (int i = 0; i < picker.moves().size(); i++) {
      long move = picker.moves().get(i);
      if (isQuiet(position, move)) {
        picker.rankLast(i);
      } else {
        picker.rankTactical(i, tactical(position, move));
      }
    }
  }

  /**
   * The best move that has not been picked; 0 if there is none. Captures are believed to win until their turn comes: many are
   * never looked at.
   */
  public long next(MutablePosition position, MovePicker picker) {
    long move = picker.best();
    while (move != 0 && picker.isBelieved() && !exchange.wins(position, move, 0)) {
      picker.demote();
      move = picker.best();
    }
    picker.take();
    return move;
  }

  /** Whether a rank is that of a killer or an answer, or higher. */
  public static boolean isRefutation(int rank) {
    return rank >= KILLER;
  }

  /** As if it won; {@link #next} finds out. */
  private int tactical(MutablePosition position, long move) {
    int worth = worth(position, move);
    int victim = position.pieceAt(MoveClassifier.target(position, move));
    return 8 * worth - evaluator.value(position.pieceAt(MoveCode.from(move))) / 64
        + histories.capture(histories.pieceTo(position, move), victim) / 8;
  }

  /** What a tactical move wins at once. */
  public int worth(MutablePosition position, long move) {
    int becomes = MoveCode.becomes(move);
    int promotion = becomes < 0 || MoveClassifier.isDrop(move) ? 0
        : evaluator.value(PieceCode.code(becomes, PieceCode.WHITE))
            - evaluator.value(position.pieceAt(MoveCode.from(move)));
    return exchange.prize(position, move) + promotion;
  }

  /** Whether a move neither captures nor promotes; to put a piece elsewhere (RS-5) is no more than to move it. */
  public boolean isQuiet(MutablePosition position, long move) {
    return (!MoveCode.captures(move) || exchange.displaces(position, move))
        && (MoveCode.becomes(move) < 0 || MoveClassifier.isDrop(move));
  }
}
