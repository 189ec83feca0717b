package org.variorum.engine.search;

import java.util.List;
import java.util.Optional;
import org.variorum.engine.EngineSettings;
import org.variorum.engine.SearchParameters;
import org.variorum.engine.Technique;
import org.variorum.engine.evaluation.Weights;
import org.variorum.engine.forced.ForcedWin;
import org.variorum.engine.network.Network;
import org.variorum.engine.ordering.Histories;
import org.variorum.engine.score.Scores;
import org.variorum.engine.table.TranspositionTable;
import org.variorum.engine.time.SearchBudget;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.position.Move;

/** What one thread of a search keeps and does: from one search to the next the histories, from one depth to the next the line. */
final class Worker {

  private final SearchPath path;
  private final Histories histories;
  private final OverlookedMoves overlooking;
  private final ForcedWin forcedWin;
  private final AlphaBeta alphaBeta;

  /** @param first whether it is the thread that keeps to the budget */
  Worker(Game game, Weights weights, Optional<Network> network, TranspositionTable table,
      EngineSettings settings,
      SearchParameters parameters, Handicap handicap, boolean first) {
    path = new SearchPath(game, weights, network, handicap, first);
    histories = new Histories(game.definition().pieces().size(), game.board().size(), settings);
    overlooking = new OverlookedMoves(game.board(), handicap);
    forcedWin =
        new ForcedWin(game, first && handicap == Handicap.NONE && settings.has(Technique.FORCED_WINS)
            && game.alternates());
    alphaBeta = new AlphaBeta(game, path, table, settings, parameters, histories, overlooking,
        forcedWin);
  }

  /**
   * Begins a new search.
   *
   * @param contempt how much less than even a draw is worth to the side to move
   */
  void begin(MutablePosition root, SearchBudget spending, int contempt) {
    histories.age();
    path.begin(root, spending, contempt);
    overlooking.begin(root);
    alphaBeta.begin();
  }

  /** Of the moves at the root those that this player sees: all, if it is not weak. */
  List<Move> seen(List<Move> moves) {
    return overlooking.seen(path.position(), moves);
  }

  /** Forgets what has done well. */
  void forget() {
    histories.clear();
  }

  /** About how much memory it keeps besides the table, in bytes. */
  long bytes() {
    return histories.bytes();
  }

  /** How a position is evaluated without looking ahead. */
  int evaluate(MutablePosition root) {
    path.begin(root, SearchBudget.NONE, 0);
    return path.evaluate(0, -Scores.INFINITE, Scores.INFINITE);
  }

  /** As {@link AlphaBeta#search}; {@link #line} tells what it has found. */
  int search(int depth, int alpha, int beta, RootMoves moves) {
    return alphaBeta.search(depth, alpha, beta, moves);
  }

  long nodes() {
    return path.nodes();
  }

  int seldepth() {
    return path.seldepth();
  }

  /** The best line of the last search; empty if there is none. */
  List<Long> line() {
    return path.frame(0).line();
  }

  /** What from now on looks for a forced win while this searches; see {@link ForcedWin#begin}. */
  ForcedWin forcedWin(MutablePosition root, List<Long> firstMoves, SearchBudget spending, int lines) {
    forcedWin.begin(root, firstMoves, spending, lines, path.isTimeless());
    return forcedWin;
  }
}
