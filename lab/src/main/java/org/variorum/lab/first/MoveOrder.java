package org.variorum.lab.first;

import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.position.MoveList;

/**
 * Brings the moves first that are likely to be best: the one known from before, takes of much by little, promotions,
 * the killer moves (Huberman 1968), and what has cut elsewhere, the history heuristic (Schaeffer 1983).
 */
final class MoveOrder {

  private static final int KNOWN = 1 << 30;
  private static final int TAKE = 1 << 28;
  private static final int KILLER = 1 << 26;
  private static final int MOST_HISTORY = 1 << 24;
  /** What acting on an own piece counts. */
  private static final int OWN = 50;

  private final Evaluation evaluation;
  private final int squares;
  private final long[][] killers = new long[AlphaBeta.DEEPEST_PLY + 1][2];
  private final int[] history;
  private final int[][] scores = new int[AlphaBeta.DEEPEST_PLY + 1][];

  MoveOrder(Evaluation evaluation, int kinds, int squares) {
    this.evaluation = evaluation;
    this.squares = squares;
    history = new int[2 * (kinds + 1) * squares];
  }

  /** Evaluates all moves of a position. */
  void prepare(MutablePosition position, MoveList moves, int ply, long known) {
    int[] score = scores[ply];
    if (score == null || score.length < moves.size()) {
      score = new int[Math.max(64, moves.size() * 2)];
      scores[ply] = score;
    }
    for (int i = 0; i < moves.size(); i++) {
      long move = moves.get(i);
      score[i] = move == known ? KNOWN : score(position, move, ply);
    }
  }

  /** Brings the best of the moves from an index on to that index, and returns it. */
  long pick(MoveList moves, int ply, int index) {
    int[] score = scores[ply];
    int best = index;
    for (int i = index + 1; i < moves.size(); i++) {
      if (score[i] > score[best]) {
        best = i;
      }
    }
    if (best != index) {
      moves.swap(index, best);
      int moved = score[index];
      score[index] = score[best];
      score[best] = moved;
    }
    return moves.get(index);
  }

  private int score(MutablePosition position, long move, int ply) {
    boolean drop = isDrop(position, move);
    int promotion = drop || position.becomes(move) < 0 ? 0
        : evaluation.value(position.becomes(move))
            - evaluation.value(position.pieceAt(position.from(move)) / 2 - 1);
    if (position.captures(move)) {
      return TAKE + 16 * (gain(position, move) + promotion)
          - evaluation.target(position.pieceAt(position.from(move))) / 16;
    }
    if (promotion > 0) {
      return TAKE + 16 * promotion;
    }
    if (move == killers[ply][0]) {
      return KILLER + 1;
    }
    return move == killers[ply][1] ? KILLER : history[cell(position, move)];
  }

  private int gain(MutablePosition position, long move) {
    int target = position.pieceAt(targetSquare(position, move));
    if (target == 0) {
      return 0;
    }
    return (target & 1) == position.turn() ? OWN : evaluation.target(target);
  }

  /** Where the piece stands that a move takes; where it ends if it takes none. */
  int targetSquare(MutablePosition position, long move) {
    int to = position.to(move);
    boolean aside = position.captures(move) && (to == position.from(move) || position.pieceAt(to) == 0);
    return aside ? position.other(move) : to;
  }

  /** Whether a move neither takes nor promotes. */
  boolean isQuiet(MutablePosition position, long move) {
    return !position.captures(move) && (position.becomes(move) < 0 || isDrop(position, move));
  }

  private static boolean isDrop(MutablePosition position, long move) {
    return position.becomes(move) >= 0 && position.from(move) == position.to(move)
        && !position.captures(move);
  }

  private int cell(MutablePosition position, long move) {
    int piece = isDrop(position, move) ? 2 * (position.becomes(move) + 1) + position.turn()
        : position.pieceAt(position.from(move));
    return piece * squares + position.to(move);
  }

  /** Remembers a quiet move that was too good for the opponent to allow, and what was tried in vain before it. */
  void cut(MutablePosition position, MoveList moves, int index, int ply, int depth) {
    long move = moves.get(index);
    if (!isQuiet(position, move)) {
      return;
    }
    if (killers[ply][0] != move) {
      killers[ply][1] = killers[ply][0];
      killers[ply][0] = move;
    }
    int bonus = Math.min(depth * depth, 400) * 32;
    reward(cell(position, move), bonus);
    for (int i = 0; i < index; i++) {
      if (isQuiet(position, moves.get(i))) {
        reward(cell(position, moves.get(i)), -bonus);
      }
    }
  }

  /** Moves a cell towards its bound, so that old experience fades. */
  private void reward(int cell, int bonus) {
    history[cell] += bonus - (int) ((long) history[cell] * Math.abs(bonus) / MOST_HISTORY);
  }
}
