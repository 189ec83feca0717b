package org.variorum.engine;

import org.variorum.engine.evaluation.Evaluator;
import org.variorum.rules.game.MoveList;
import org.variorum.rules.game.MutablePosition;

/**
 * Brings the moves first that are likely to be best: takes of much by little and promotions, killers, answers, and what
 * has done well; takes that lose come last. The move of the table is tried before all these.
 */
final class MoveOrder {

  private static final int GOOD_TAKE = 1 << 24;
  private static final int KILLER = 1 << 22;
  private static final int BAD_TAKE = -(1 << 24);
  /** A move that need not be looked at again. */
  static final int DONE = Integer.MIN_VALUE;

  private final Evaluator evaluator;
  private final Exchange exchange;
  private final Histories histories;
  private final boolean killers;

  MoveOrder(Evaluator evaluator, Exchange exchange, Histories histories, Settings settings) {
    this.evaluator = evaluator;
    this.exchange = exchange;
    this.histories = histories;
    killers = settings.has(Technique.KILLERS);
  }

  /** Judges all moves of a frame but the one that was tried before. */
  void judge(MutablePosition position, Frame frame, int last, int beforeLast, long tried) {
    MoveList moves = frame.moves;
    int[] order = frame.order();
    long answer = histories.answer(last);
    for (int i = 0; i < moves.size(); i++) {
      long move = moves.get(i);
      if (move == tried) {
        order[i] = DONE;
      } else if (isQuiet(position, move)) {
        int deed = histories.deed(position, move);
        order[i] = killers && move == frame.killer ? KILLER + 2
            : killers && move == frame.secondKiller ? KILLER + 1
                : move == answer ? KILLER : histories.quiet(deed, last, beforeLast);
      } else {
        order[i] = loud(position, move);
      }
    }
  }

  /** Judges moves of which none is quiet. */
  void judgeLoud(MutablePosition position, Frame frame, long tried) {
    int[] order = frame.order();
    for (int i = 0; i < frame.moves.size(); i++) {
      long move = frame.moves.get(i);
      order[i] = move == tried ? DONE : loud(position, move);
    }
  }

  private int loud(MutablePosition position, long move) {
    int worth = worth(position, move);
    int victim = position.manAt(Exchange.target(position, move));
    int value = 8 * worth - evaluator.value(position.manAt(position.from(move))) / 64
        + histories.take(histories.deed(position, move), victim) / 8;
    return exchange.wins(position, move, 0) ? GOOD_TAKE + value : BAD_TAKE + value;
  }

  /** What a loud move wins at once. */
  int worth(MutablePosition position, long move) {
    int becomes = position.becomes(move);
    int promotion = becomes < 0 || isDrop(position, move) ? 0
        : evaluator.value(2 * (becomes + 1)) - evaluator.value(position.manAt(position.from(move)));
    return exchange.prize(position, move) + promotion;
  }

  /** Brings the best of the moves from an index on to that index, and tells its order. */
  static int pick(Frame frame, int index) {
    MoveList moves = frame.moves;
    int[] order = frame.order;
    int best = index;
    for (int i = index + 1; i < moves.size(); i++) {
      if (order[i] > order[best]) {
        best = i;
      }
    }
    if (best != index) {
      moves.swap(index, best);
      int moved = order[index];
      order[index] = order[best];
      order[best] = moved;
    }
    return order[index];
  }

  /** Whether an order is that of a take that loses by exchanges. */
  static boolean loses(int order) {
    return order < BAD_TAKE / 2;
  }

  /** Whether a move neither takes nor promotes. */
  static boolean isQuiet(MutablePosition position, long move) {
    return !position.takes(move) && (position.becomes(move) < 0 || isDrop(position, move));
  }

  static boolean isDrop(MutablePosition position, long move) {
    return position.becomes(move) >= 0 && position.from(move) == position.to(move) && !position.takes(move);
  }
}
