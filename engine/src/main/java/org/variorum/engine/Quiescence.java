package org.variorum.engine;

/**
 * Looks beyond the depth of a search until the position is quiet: at moves that win material, and at all answers to checks
 * for some plies. One thread's.
 */
final class Quiescence {

  private static final int QUIET_PLIES = 24;

  private final Path path;
  private final TranspositionTable table;
  private final int capturePlies;
  private final int checkPlies;
  private final int delta;
  private final Histories histories;
  private final MoveOrder order;
  private final boolean remembers;
  private final TranspositionTable.Entry known = new TranspositionTable.Entry();

  Quiescence(Path path, TranspositionTable table, Settings settings, SearchParameters parameters,
      Histories histories,
      MoveOrder order) {
    this.path = path;
    this.table = table;
    capturePlies = parameters.get(SearchParameter.CAPTURE_PLIES);
    checkPlies = parameters.get(SearchParameter.CHECK_PLIES);
    delta = Margins.DELTA * parameters.get(SearchParameter.MARGINS) / 100;
    this.histories = histories;
    this.order = order;
    remembers = settings.has(Technique.TRANSPOSITIONS);
  }

  /** The score of the position at a ply. */
  int search(int ply, int alpha, int beta) {
    return search(ply, alpha, beta, 0);
  }

  private int search(int ply, int alpha, int beta, int beyond) {
    Frame frame = path.frame(ply);
    frame.clearLine();
    if (!path.enters(ply)) {
      return 0;
    }
    if (ply > 0) {
      int end = path.end(ply);
      if (end != Scores.UNKNOWN) {
        return end;
      }
    }
    boolean evading = path.inCheck(ply) && beyond < checkPlies;
    // What is found by standing still in check is no bound for who asks what the answers are.
    boolean lasting = remembers && (evading || !path.inCheck(ply));
    if (ply >= Scores.DEEPEST_PLY || beyond >= QUIET_PLIES) {
      return path.evaluate(ply, alpha, beta);
    }
    frame.key = path.key();
    boolean hit = remembers && table.find(frame.key, known);
    if (hit && beta - alpha == 1 && path.isTimeless()) {
      known.score = Scores.fromTable(known.score, ply);
      if (known.tells(beta)) {
        return known.score;
      }
    }
    int standing = Scores.UNKNOWN;
    if (!evading) {
      standing =
          hit && known.evaluation != Scores.UNKNOWN ? known.evaluation : path.evaluate(ply, alpha, beta);
      if (standing >= beta) {
        if (!hit && lasting) {
          table.store(frame.key, 0, standing, 0, TranspositionTable.LOWER, standing);
        }
        return standing;
      }
    }
    frame.evaluation = standing;
    return moves(ply, alpha, beta, beyond, lasting);
  }

  /**
   * @param lasting whether what is found is worth being remembered
   * @return the best score, or that of standing still where there is no check to answer
   */
  private int moves(int ply, int alpha, int beta, int beyond, boolean lasting) {
    Frame frame = path.frame(ply);
    int standing = frame.evaluation;
    boolean evading = standing == Scores.UNKNOWN;
    if (evading) {
      path.position.legalMoves(frame.moves);
      if (frame.moves.size() == 0) {
        return path.withoutMoves(ply);
      }
      order.evaluate(path.position, frame, path.frame(ply - 1).pieceTo, path.frame(ply - 2).pieceTo, 0);
    } else {
      path.position.tacticalMoves(frame.moves);
      order.scoreTactical(path.position, frame, 0);
    }
    order.overlook(path.position, frame);
    int best = evading ? -Scores.INFINITE : standing;
    alpha = Math.max(alpha, best);
    long bestMove = 0;
    for (int i = 0; i < frame.moves.size() && best < beta; i++) {
      int rank = order.pick(path.position, frame, i);
      long move = frame.moves.get(i);
      if (rank == MoveOrder.DONE || !evading && MoveOrder.loses(rank)) {
        break;
      }
      if (evading ? best > -Scores.WIN && MoveOrder.loses(rank)
          : beyond >= capturePlies && !touches(path.frame(ply - 1).move, move)) {
        continue;
      }
      if (!evading && !Scores.isEnd(alpha)) {
        int hoped = standing + order.worth(path.position, move) + delta;
        if (hoped <= alpha) {
          best = Math.max(best, hoped);
          continue;
        }
      }
      int pieceTo = histories.pieceTo(path.position, move);
      path.make(ply, move);
      path.follow(ply, move, pieceTo);
      int score = -search(ply + 1, -beta, -alpha, beyond + 1);
      path.unmake();
      if (path.spent()) {
        return best == -Scores.INFINITE ? 0 : best;
      }
      best = Math.max(best, score);
      if (score > alpha) {
        alpha = score;
        bestMove = move;
        frame.lead(move, path.frame(ply + 1));
      }
    }
    if (lasting) {
      int bound = best >= beta ? TranspositionTable.LOWER : TranspositionTable.UPPER;
      table.store(frame.key, bestMove, Scores.toTable(best, ply), 0, bound, standing);
    }
    return best;
  }

  /** Whether a move captures or acts on what the last one has moved or acted on. */
  private boolean touches(long last, long move) {
    int target = Exchange.target(path.position, move);
    return last == 0 || target == path.position.to(last) || target == path.position.other(last);
  }
}
