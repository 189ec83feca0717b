package org.variorum.engine;

/** Looks for a capture that a shallow search shows to be far too good ({@link Technique#PROBCUT}). One thread's. */
final class ProbCut {

  private final Path path;
  private final Subtree subtree;
  private final TranspositionTable table;
  private final Settings settings;
  private final Margins margins;
  private final Histories histories;
  private final Exchange exchange;
  private final MoveOrder order;

  ProbCut(Path path, Subtree subtree, TranspositionTable table, Settings settings, Margins margins,
      Histories histories, Exchange exchange, MoveOrder order) {
    this.path = path;
    this.subtree = subtree;
    this.table = table;
    this.settings = settings;
    this.margins = margins;
    this.histories = histories;
    this.exchange = exchange;
    this.order = order;
  }

  /** A score of at least beta, by a margin; {@link Scores#UNKNOWN} if no capture shows any. */
  int search(int depth, int ply, int beta, boolean cut) {
    Frame frame = path.frame(ply);
    int bound = margins.probCut(beta);
    if (!settings.has(Technique.PROBCUT) || depth < Margins.PROBCUT_DEPTH || Scores.isEnd(bound)
        || isKnownBelow(frame.known, bound, depth)) {
      return Scores.UNKNOWN;
    }
    path.position.tacticalMoves(frame.moves);
    order.scoreTactical(path.position, frame, 0);
    order.overlook(path.position, frame);
    for (int i = 0; i < frame.moves.size() && !path.spent(); i++) {
      if (MoveOrder.loses(order.pick(path.position, frame, i))) {
        break;
      }
      long move = frame.moves.get(i);
      int score =
          exchange.wins(path.position, move, bound - frame.evaluation) ? search(depth, ply, bound, cut, move)
              : -Scores.INFINITE;
      if (score >= bound && !path.spent()) {
        remember(frame, move, Scores.toTable(score, ply), depth);
        return score;
      }
    }
    return Scores.UNKNOWN;
  }

  private static boolean isKnownBelow(TranspositionTable.Entry known, int bound, int depth) {
    return (known.bound & TranspositionTable.UPPER) != 0 && known.depth >= depth - Margins.PROBCUT_REDUCTION
        && known.score < bound;
  }

  private int search(int depth, int ply, int bound, boolean cut, long move) {
    int pieceTo = histories.pieceTo(path.position, move);
    path.make(ply, move);
    path.follow(ply, move, pieceTo);
    int score = -subtree.search(0, ply + 1, -bound, 1 - bound, !cut);
    if (score >= bound) {
      score = -subtree.search(depth - Margins.PROBCUT_REDUCTION - 1, ply + 1, -bound, 1 - bound, !cut);
    }
    path.unmake();
    return score;
  }

  private void remember(Frame frame, long move, int score, int depth) {
    if (settings.has(Technique.TRANSPOSITIONS)) {
      table.store(frame.key, move, score, depth - Margins.PROBCUT_REDUCTION, TranspositionTable.LOWER,
          frame.evaluation);
    }
  }
}
