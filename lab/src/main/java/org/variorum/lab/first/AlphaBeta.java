package org.variorum.lab.first;

import java.util.Optional;
import org.variorum.rules.definition.Draws;
import org.variorum.rules.definition.Mechanism;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.position.MoveList;
import org.variorum.rules.position.Outcome;
import org.variorum.rules.position.Outcome.Reason;

/**
 * Searches a position to a depth: alpha-beta with a principal variation (PVS, Marsland and Campbell 1982), then takes and
 * answers to checks until the position is quiet.
 *
 * <p>Scores are centipawns for the side to move; beyond {@link #WIN} they are forced wins, the greater the sooner. No
 * technique here sees a win that is none; a move is searched at most {@link #REDUCTION} plies less deep than others.
 */
final class AlphaBeta {

  /** As many plies as are ever looked ahead. */
  static final int DEEPEST_PLY = 126;
  static final int INFINITE = 32_000;
  /** The score of a game that is won now. */
  static final int END = 31_000;
  static final int WIN = END - DEEPEST_PLY - 1;
  static final int REDUCTION = 2;

  /** How long checks are answered with all moves beyond the depth of the search. */
  private static final int CHECK_PLIES = 2;
  /** How long all takes are followed beyond it; then only those of what has just taken or been taken. */
  private static final int CAPTURE_PLIES = 4;
  /** The same where takes remove nothing, so that there is no end of them. */
  private static final int ACT_PLIES = 1;
  private static final int QUIET_PLIES = 12;
  /** What a move is taken to win at most beside material. */
  private static final int MARGIN = 120;
  private static final int UNKNOWN = Integer.MIN_VALUE;

  private final MutablePosition position;
  private final Evaluation evaluation;
  private final TranspositionTable table;
  private final Budget budget;
  private final MoveOrder order;
  private final Line line = new Line(DEEPEST_PLY);
  private final boolean repetitionDraws;
  private final int capturePlies;
  private final MoveList[] lists = new MoveList[DEEPEST_PLY + 1];
  /** The material of the side to move by ply, where it is known. */
  private final int[] material = new int[DEEPEST_PLY + 2];
  /** The square by ply on which the last move ended, and that of the piece that it touched. */
  private final int[] ended = new int[DEEPEST_PLY + 2];
  private final int[] touched = new int[DEEPEST_PLY + 2];
  private int extensible;
  private int rootScore;

  AlphaBeta(MutablePosition position, Evaluation evaluation, TranspositionTable table, Budget budget) {
    this.position = position;
    this.evaluation = evaluation;
    this.table = table;
    this.budget = budget;
    order =
        new MoveOrder(evaluation, position.game().definition().pieces().size(),
            position.game().board().size());
    Draws draws = position.game().definition().draws();
    repetitionDraws = draws.repetition() > 0 && !draws.perpetualCheckLoses();
    capturePlies =
        position.game().definition().mechanism(Mechanism.Acting.class).isPresent() ? ACT_PLIES
            : CAPTURE_PLIES;
    for (int ply = 0; ply <= DEEPEST_PLY; ply++) {
      lists[ply] = new MoveList();
    }
  }

  /** Searches to a depth; {@link #line} and {@link #score} tell what it found, also if the budget ended it early. */
  void search(int depth) {
    extensible = 2 * depth;
    material[0] = UNKNOWN;
    search(depth, 0, -INFINITE, INFINITE, UNKNOWN);
  }

  /** The best line; without moves if the search ended before it knew one. */
  Line line() {
    return line;
  }

  /** The score of the line. */
  int score() {
    return rootScore;
  }

  /** @param theirs how many moves the other side had before its last, or {@link #UNKNOWN} */
  private int search(int depth, int ply, int alpha, int beta, int theirs) {
    line.clear(ply);
    if (!budget.pay()) {
      return 0;
    }
    Optional<Outcome> end = ply == 0 ? Optional.empty() : position.ended();
    if (end.isPresent() && !byLength(end.get())) {
      return score(end.get(), ply);
    }
    MoveList moves = position.legalMoves(lists[ply]);
    if (moves.size() == 0) {
      return score(position.withoutMoves(), ply);
    }
    if (end.isPresent()) {
      return score(end.get(), ply);
    }
    if (ply > 0 && repetitionDraws && position.occurrences() > 1) {
      return 0;
    }
    // No line can be better than to win at once, nor worse than to have lost (mate distance pruning).
    int least = Math.max(alpha, ply - END);
    int most = Math.min(beta, END - ply - 1);
    if (least >= most) {
      return least;
    }
    boolean check = position.inCheck();
    int own = theirs == UNKNOWN || check ? UNKNOWN : theirs;
    if (ply == DEEPEST_PLY) {
      return evaluate(ply, moves.size(), own);
    }
    int deep = check && depth >= 0 && ply < extensible ? depth + 1 : depth;
    return deep > 0 ? full(deep, ply, least, most, own, check) : quiet(deep, ply, least, most, own, check);
  }

  /** All moves. */
  private int full(int depth, int ply, int alpha, int beta, int theirs, boolean check) {
    long key = position.hash();
    int slot = table.find(key);
    long known = slot < 0 ? 0 : table.move(slot);
    if (slot >= 0 && ply > 0 && beta == alpha + 1 && table.depth(slot) >= depth) {
      int score = atPly(table.score(slot), ply);
      if ((table.bound(slot) & (score >= beta ? TranspositionTable.LOWER : TranspositionTable.UPPER)) != 0) {
        return score;
      }
    }
    MoveList moves = lists[ply];
    order.prepare(position, moves, ply, known);
    int futile = depth > 1 || check ? INFINITE : evaluate(ply, moves.size(), theirs) + MARGIN;
    int best = -INFINITE;
    int floor = alpha;
    long bestMove = 0;
    for (int i = 0; i < moves.size(); i++) {
      long move = order.pick(moves, ply, i);
      boolean first = i == 0;
      boolean quiet = order.isQuiet(position, move);
      ended[ply + 1] = position.to(move);
      touched[ply + 1] = order.targetSquare(position, move);
      position.make(move);
      boolean plain = quiet && !first && !check && !position.inCheck();
      if (plain && futile <= floor && position.ended().isEmpty()) {
        position.unmake();
        best = Math.max(best, futile);
        continue;
      }
      material[ply + 1] = UNKNOWN;
      int reduction = plain && depth > 2 ? reduction(i) : 0;
      int score = next(depth - 1, reduction, ply, floor, beta, check ? UNKNOWN : moves.size(), first);
      position.unmake();
      if (budget.spent()) {
        return best;
      }
      if (score > best) {
        best = score;
        if (score > floor) {
          floor = score;
          bestMove = move;
          line.lead(ply, move);
          rootScore = ply == 0 ? score : rootScore;
        }
      }
      if (best >= beta) {
        order.cut(position, moves, i, ply, depth);
        break;
      }
    }
    int bound = best >= beta ? TranspositionTable.LOWER
        : best > alpha ? TranspositionTable.EXACT : TranspositionTable.UPPER;
    table.store(key, bestMove, fromPly(best, ply), depth, bound);
    return best;
  }

  /** Late quiet moves are searched less deep at first (late move reductions). */
  private static int reduction(int index) {
    return index < 3 ? 0 : index < 12 ? 1 : REDUCTION;
  }

  /** The score of the move just made: proved not to be better than what is known, or searched fully. */
  private int next(int depth, int reduction, int ply, int alpha, int beta, int theirs, boolean first) {
    int score = alpha + 1;
    if (!first) {
      score = -search(depth - reduction, ply + 1, -alpha - 1, -alpha, theirs);
      if (score > alpha && reduction > 0) {
        score = -search(depth, ply + 1, -alpha - 1, -alpha, theirs);
      }
    }
    if (first || score > alpha && score < beta) {
      score = -search(depth, ply + 1, -beta, -alpha, theirs);
    }
    return score;
  }

  /** Moves that win material; in check all moves, for some plies. */
  private int quiet(int depth, int ply, int alpha, int beta, int theirs, boolean check) {
    MoveList moves = lists[ply];
    boolean evading = check && -depth <= CHECK_PLIES;
    int standing = evaluate(ply, moves.size(), theirs);
    int best = evading ? -INFINITE : standing;
    if (best >= beta || -depth > QUIET_PLIES) {
      return best;
    }
    int floor = Math.max(alpha, best);
    order.prepare(position, moves, ply, 0);
    for (int i = 0; i < moves.size(); i++) {
      long move = order.pick(moves, ply, i);
      if (!evading && order.isQuiet(position, move)) {
        break;
      }
      int target = order.targetSquare(position, move);
      if (!evading && -depth >= capturePlies && target != ended[ply] && target != touched[ply]) {
        continue;
      }
      ended[ply + 1] = position.to(move);
      touched[ply + 1] = target;
      position.make(move);
      material[ply + 1] = evaluation.material(position);
      int gain = -material[ply + 1] - material[ply];
      if (!evading && (gain <= 0 || standing + gain + MARGIN <= floor)) {
        position.unmake();
        continue;
      }
      int score = -search(depth - 1, ply + 1, -beta, -floor, check ? UNKNOWN : moves.size());
      position.unmake();
      if (budget.spent()) {
        return best;
      }
      if (score > best) {
        best = score;
        if (score > floor) {
          floor = score;
          line.lead(ply, move);
        }
      }
      if (best >= beta) {
        break;
      }
    }
    return best;
  }

  private int evaluate(int ply, int own, int theirs) {
    if (material[ply] == UNKNOWN) {
      material[ply] = evaluation.material(position);
    }
    int mobility = theirs == UNKNOWN ? 0 : Evaluation.mobility(own, theirs);
    return Math.clamp(material[ply] + mobility, 1 - WIN, WIN - 1);
  }

  private static boolean byLength(Outcome end) {
    Reason reason = end.reason();
    return reason == Reason.REPETITION || reason == Reason.PERPETUAL_CHECK || reason == Reason.MOVE_COUNT
        || reason == Reason.BARE_ROYALS;
  }

  private int score(Outcome end, int ply) {
    return end.winner().map(winner -> winner.ordinal() == position.turn() ? END - ply : ply - END).orElse(0);
  }

  /** The table holds wins as counted from the position, the search as counted from the root. */
  private static int fromPly(int score, int ply) {
    return score > WIN ? score + ply : score < -WIN ? score - ply : score;
  }

  private static int atPly(int score, int ply) {
    return score > WIN ? score - ply : score < -WIN ? score + ply : score;
  }
}
