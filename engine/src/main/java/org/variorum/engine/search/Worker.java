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

/** The data of one search thread. Its histories last from one search to the next. */
final class Worker {

  private final SearchPath path;
  private final Histories histories;
  private final OverlookedMoves overlookedMoves;
  private final ForcedWin forcedWin;
  private final AlphaBeta alphaBeta;

  /** @param isMainThread whether this is the main thread, which checks the limits */
  Worker(Game game, Weights weights, Optional<Network> network, TranspositionTable table,
      EngineSettings settings,
      SearchParameters parameters, Handicap handicap, boolean isMainThread) {
    path = new SearchPath(game, weights, network, handicap, isMainThread);
    histories = new Histories(game.definition().pieces().size(), game.board().size(), settings);
    overlookedMoves = new OverlookedMoves(game.board(), handicap);
    forcedWin =
        new ForcedWin(game, isMainThread && handicap == Handicap.NONE && settings.has(Technique.FORCED_WINS)
            && game.alternates());
    alphaBeta = new AlphaBeta(game, path, table, settings, parameters, histories, overlookedMoves,
        forcedWin);
  }

  /**
   * Starts a new search.
   *
   * @param contempt the contempt of the side to move, in centipawns
   */
  void begin(MutablePosition root, SearchBudget searchBudget, int contempt) {
    histories.age();
    path.begin(root, searchBudget, contempt);
    overlookedMoves.begin(root);
    alphaBeta.begin();
  }

  /** The root moves that this engine does not overlook; all if it has no handicap. */
  List<Move> noticedMoves(List<Move> moves) {
    return overlookedMoves.noticedMoves(path.position(), moves);
  }

  /** Clears the histories. */
  void forget() {
    histories.clear();
  }

  /** The approximate size of the histories, in bytes. */
  long bytes() {
    return histories.bytes();
  }

  /** The static evaluation of a position. */
  int evaluate(MutablePosition root) {
    path.begin(root, SearchBudget.NONE, 0);
    return path.evaluate(0, -Scores.INFINITE, Scores.INFINITE);
  }

  /** See {@link AlphaBeta#search}; {@link #line} is the best line found. */
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

  /** Starts a search for a forced win, which takes turns with this search; see {@link ForcedWin#begin}. */
  ForcedWin beginForcedWin(MutablePosition root, List<Long> firstMoves, SearchBudget searchBudget,
      int lines) {
    forcedWin.begin(root, firstMoves, searchBudget, lines, path.allowsTableCutoffs());
    return forcedWin;
  }
}
