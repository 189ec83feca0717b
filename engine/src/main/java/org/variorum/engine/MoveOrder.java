package org.variorum.engine;

import java.util.List;
import org.variorum.engine.evaluation.Evaluator;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.MoveList;

/**
 * Brings the moves first that are likely to be best: captures of much by little and promotions, killers, answers, and what
 * has done well; captures that lose come last. The move of the table is tried before all these.
 */
final class MoveOrder {

  private static final int GOOD_TAKE = 1 << 24;
  /** Killers and answers; good captures come before. */
  static final int KILLER = 1 << 22;
  private static final int BAD_TAKE = -(1 << 24);
  /** A move that need not be looked at again. */
  static final int DONE = Integer.MIN_VALUE;

  private final Evaluator evaluator;
  private final Exchange exchange;
  private final Histories histories;
  private final boolean killers;
  private final Handicap handicap;
  private final Geometry board;
  private long root;

  MoveOrder(Geometry board, Evaluator evaluator, Exchange exchange, Histories histories, Settings settings,
      Handicap handicap) {
    this.board = board;
    this.handicap = handicap;
    this.evaluator = evaluator;
    this.exchange = exchange;
    this.histories = histories;
    killers = settings.has(Technique.KILLERS);
  }

  /** Begins a search at a root. */
  void begin(MutablePosition position) {
    root = position.hash();
  }

  /** Evaluates all moves of a frame but the one that was tried before. */
  void evaluate(MutablePosition position, Frame frame, int last, int beforeLast, long tried) {
    MoveList moves = frame.moves;
    int[] order = frame.order();
    long answer = histories.answer(last);
    for (int i = 0; i < moves.size(); i++) {
      long move = moves.get(i);
      if (move == tried) {
        order[i] = DONE;
      } else if (isQuiet(position, move)) {
        int pieceTo = histories.pieceTo(position, move);
        order[i] = killers && move == frame.killer ? KILLER + 2
            : killers && move == frame.secondKiller ? KILLER + 1
                : move == answer ? KILLER : histories.quiet(pieceTo, last, beforeLast);
      } else {
        order[i] = tactical(position, move);
      }
    }
  }

  /** Evaluates moves of which none is quiet. */
  void scoreTactical(MutablePosition position, Frame frame, long tried) {
    int[] order = frame.order();
    for (int i = 0; i < frame.moves.size(); i++) {
      long move = frame.moves.get(i);
      order[i] = move == tried ? DONE : isQuiet(position, move) ? BAD_TAKE : tactical(position, move);
    }
  }

  /** Of the moves at the root those that a player sees who may be weak: always one, if there is any. */
  List<Move> seen(MutablePosition position, List<Move> moves) {
    List<Move> seen = moves.stream()
        .filter(move -> sees(position, move.code())).toList();
    return seen.isEmpty() ? moves.subList(0, Math.min(1, moves.size())) : seen;
  }

  /** Of the moves that have been evaluated a weak player does not see all, but always one. */
  void overlook(MutablePosition position, Frame frame) {
    int seen = handicap.overlooked() == 0 ? 0 : frame.moves.size();
    for (int i = 0; i < frame.moves.size() && seen > 1; i++) {
      long move = frame.moves.get(i);
      if (!sees(position, move)) {
        frame.order[i] = DONE;
        seen--;
      }
    }
  }

  /** Whether a player who may be weak sees a move. */
  boolean sees(MutablePosition position, long move) {
    return handicap.overlooked() == 0 || !handicap.overlooks(root, move, length(position, move));
  }

  private int length(MutablePosition position, long move) {
    int from = position.from(move);
    int to = Exchange.target(position, move);
    return Math.max(Math.abs(board.file(from) - board.file(to)), Math.abs(board.rank(from) - board.rank(to)));
  }

  /** As if it won; {@link #pick} finds out. */
  private int tactical(MutablePosition position, long move) {
    int worth = worth(position, move);
    int victim = position.pieceAt(Exchange.target(position, move));
    int value = 8 * worth - evaluator.value(position.pieceAt(position.from(move))) / 64
        + histories.capture(histories.pieceTo(position, move), victim) / 8;
    return GOOD_TAKE + value;
  }

  /** What a tactical move wins at once. */
  int worth(MutablePosition position, long move) {
    int becomes = position.becomes(move);
    int promotion = becomes < 0 || isDrop(position, move) ? 0
        : evaluator.value(2 * (becomes + 1)) - evaluator.value(position.pieceAt(position.from(move)));
    return exchange.prize(position, move) + promotion;
  }

  /**
   * Brings the best of the moves from an index on to that index, and tells its order. Captures are believed to win until their turn comes:
   * many are never looked at.
   */
  int pick(MutablePosition position, Frame frame, int index) {
    while (true) {
      bring(frame, index);
      int rank = frame.order[index];
      if (rank < GOOD_TAKE / 2 || exchange.wins(position, frame.moves.get(index), 0)) {
        return rank;
      }
      frame.order[index] = rank - GOOD_TAKE + BAD_TAKE;
    }
  }

  private static void bring(Frame frame, int index) {
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
  }

  /** After a quiet move the others need not be looked at. */
  static void leaveQuiet(Frame frame) {
    for (int i = frame.index; i < frame.moves.size(); i++) {
      if (!loses(frame.order[i])) {
        frame.order[i] = DONE;
      }
    }
  }

  /** Whether an order is that of a capture that loses by exchanges. */
  static boolean loses(int order) {
    return order < BAD_TAKE / 2;
  }

  /** Whether a move neither captures nor promotes; to put a piece elsewhere (RS-5) is no more than to move it. */
  boolean isQuiet(MutablePosition position, long move) {
    return (!position.captures(move) || exchange.displaces(position, move))
        && (position.becomes(move) < 0 || isDrop(position, move));
  }

  static boolean isDrop(MutablePosition position, long move) {
    return position.becomes(move) >= 0 && position.from(move) == position.to(move)
        && !position.captures(move);
  }
}
