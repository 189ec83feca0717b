package org.variorum.engine.search;

import org.variorum.engine.EngineSettings;
import org.variorum.engine.SearchParameter;
import org.variorum.engine.SearchParameters;
import org.variorum.engine.Technique;
import org.variorum.engine.ordering.Histories;
import org.variorum.engine.ordering.MoveClassifier;
import org.variorum.engine.ordering.MoveOrder;
import org.variorum.engine.ordering.MovePicker;
import org.variorum.engine.score.Scores;
import org.variorum.engine.table.TableEntry;
import org.variorum.engine.table.TranspositionTable;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.MoveCode;

/** Quiescence search: tactical moves, and for some plies all answers to checks. Not thread-safe. */
final class Quiescence {

  private static final int MAX_PLY = 24;

  private final SearchPath path;
  private final TranspositionTable table;
  private final int capturePlies;
  private final int checkPlies;
  /** The assumed maximum gain of a capture beyond the captured material, in centipawns. */
  private final int delta;
  private final Histories histories;
  private final MoveOrder order;
  private final OverlookedMoves overlookedMoves;
  private final boolean usesTable;
  private final boolean mayStandPat;
  /** The maximum quiescence ply; 0 in games without quiet moves: captures would continue to the end of the game. */
  private final int maxPly;
  private final TableEntry entry = new TableEntry();

  Quiescence(Game game, SearchPath path, TranspositionTable table, EngineSettings settings,
      SearchParameters parameters,
      Histories histories, MoveOrder order, OverlookedMoves overlookedMoves) {
    this.path = path;
    this.table = table;
    capturePlies = parameters.get(SearchParameter.CAPTURE_PLIES);
    checkPlies = parameters.get(SearchParameter.CHECK_PLIES);
    delta = Margins.DELTA * parameters.get(SearchParameter.MARGINS) / 100;
    this.histories = histories;
    this.order = order;
    this.overlookedMoves = overlookedMoves;
    usesTable = settings.has(Technique.TRANSPOSITIONS);
    mayStandPat = game.guarantees().contains(Guarantee.MAY_STAND_PAT);
    maxPly = game.guarantees().contains(Guarantee.HAS_QUIET_MOVES) ? MAX_PLY : 0;
  }

  /** The score of the position at a ply. */
  int search(int ply, int alpha, int beta) {
    return search(ply, alpha, beta, 0);
  }

  private int search(int ply, int alpha, int beta, int qPly) {
    path.frame(ply).clearLine();
    if (!path.countNode(ply)) {
      return 0;
    }
    if (ply > 0) {
      int endScore = path.endScore(ply);
      if (endScore != Scores.UNKNOWN) {
        return endScore;
      }
    }
    return ply >= Scores.DEEPEST_PLY || qPly >= maxPly ? path.evaluate(ply, alpha, beta)
        : searchNode(ply, alpha, beta, qPly);
  }

  /** Whether standing pat is impossible: in check, or if a tactical move exists in a game with compulsory captures. */
  private boolean mustAnswer(int ply) {
    return path.inCheck(ply)
        || !mayStandPat && path.position().tacticalMoves(path.frame(ply).picker().moves()).size() > 0;
  }

  /** Searches a position in which the game goes on: tries the table, the stand-pat score, then the moves. */
  private int searchNode(int ply, int alpha, int beta, int qPly) {
    Frame frame = path.frame(ply);
    boolean mustAnswer = mustAnswer(ply);
    boolean searchesAllMoves = mustAnswer && qPly < checkPlies;
    // Beyond the check plies, a node stands pat although it must answer. Then its score is no bound.
    boolean isStorable = usesTable && searchesAllMoves == mustAnswer;
    frame.setKey(path.key());
    boolean isHit = usesTable && table.find(frame.key(), ply, entry);
    if (isHit && beta - alpha == 1 && path.allowsTableCutoffs() && entry.provesSide(beta)) {
      return entry.score();
    }
    int standPat = Scores.UNKNOWN;
    if (!searchesAllMoves) {
      standPat = isHit && entry.evaluation() != Scores.UNKNOWN ? entry.evaluation()
          : path.evaluate(ply, alpha, beta);
      if (standPat >= beta) {
        if (!isHit && isStorable) {
          table.store(frame.key(), ply, 0, standPat, 0, TranspositionTable.LOWER, standPat);
        }
        return standPat;
      }
    }
    frame.setStandPat(standPat);
    return searchMoves(ply, alpha, beta, qPly, isStorable);
  }

  /**
   * Searches the moves at a ply.
   *
   * @param isStorable whether the result may be stored in the table
   * @return the best score, including the stand-pat score where standing pat is possible
   */
  private int searchMoves(int ply, int alpha, int beta, int qPly, boolean isStorable) {
    Frame frame = path.frame(ply);
    int standPat = frame.evaluation();
    boolean searchesAllMoves = standPat == Scores.UNKNOWN;
    if (!listMoves(ply, searchesAllMoves)) {
      return path.noMovesScore(ply);
    }
    int best = searchesAllMoves ? -Scores.INFINITE : standPat;
    int newAlpha = Math.max(alpha, best);
    long bestMove = 0;
    long previousMove = 0;
    while (best < beta) {
      long move = order.pickNext(path.position(), frame.picker());
      boolean isLosing = MovePicker.loses(frame.picker().rank());
      if (move == 0 || !searchesAllMoves && isLosing) {
        break;
      }
      boolean isTwin = areTwins(previousMove, move);
      previousMove = move;
      if (isSkipped(ply, qPly, move, best, isLosing, isTwin)) {
        continue;
      }
      int maxScore =
          searchesAllMoves || Scores.isWinOrLoss(newAlpha) ? Scores.INFINITE : standPat + maxGain(move);
      if (maxScore <= newAlpha) {
        best = Math.max(best, maxScore);
        continue;
      }
      int score = searchMove(ply, move, newAlpha, beta, qPly);
      if (path.isSpent()) {
        return best == -Scores.INFINITE ? 0 : best;
      }
      best = Math.max(best, score);
      if (score > newAlpha) {
        newAlpha = score;
        bestMove = move;
        frame.setLine(move, path.frame(ply + 1));
      }
    }
    return isStorable ? storeResult(ply, bestMove, best, beta) : best;
  }

  /**
   * Whether a move is not searched. Once an answer avoids a forced loss, twins and answers that lose by exchanges are
   * skipped. If standing pat is possible, twins are skipped; late plies only capture pieces that the last move moved or
   * changed.
   */
  private boolean isSkipped(int ply, int qPly, long move, int best, boolean isLosing, boolean isTwin) {
    boolean searchesAllMoves = path.frame(ply).evaluation() == Scores.UNKNOWN;
    return searchesAllMoves ? best > -Scores.WIN_THRESHOLD && (isLosing || isTwin)
        : isTwin || qPly >= capturePlies && !hitsChangedPiece(path.frame(ply - 1).move(), move);
  }

  private int storeResult(int ply, long move, int score, int beta) {
    Frame frame = path.frame(ply);
    int bound = score >= beta ? TranspositionTable.LOWER : TranspositionTable.UPPER;
    table.store(frame.key(), ply, move, score, 0, bound, frame.evaluation());
    return score;
  }

  /**
   * Whether two moves differ only in the placing of another object, for example a wall. Only one such move is searched:
   * all win the same material, and a search of every wall square would not end.
   */
  private boolean areTwins(long first, long second) {
    return first != 0 && MoveCode.from(first) == MoveCode.from(second)
        && MoveCode.to(first) == MoveCode.to(second)
        && MoveCode.becomes(first) == MoveCode.becomes(second)
        && MoveCode.kind(first) == MoveCode.kind(second)
        && MoveClassifier.target(path.position(), first) == MoveClassifier.target(path.position(), second);
  }

  /** The upper limit of the material that a move can win at once, including a margin. */
  private int maxGain(long move) {
    return order.materialGain(path.position(), move) + delta;
  }

  /** Lists tactical moves, or all moves if {@code searchesAllMoves}; then returns false if there is no legal move. */
  private boolean listMoves(int ply, boolean searchesAllMoves) {
    Frame frame = path.frame(ply);
    MovePicker picker = frame.picker();
    MutablePosition position = path.position();
    if (searchesAllMoves) {
      position.legalMoves(picker.moves());
      if (picker.moves().size() == 0) {
        return false;
      }
      order.rank(position, picker, frame.killers(), path.frame(ply - 1).pieceTo(),
          path.frame(ply - 2).pieceTo(), 0);
    } else {
      position.tacticalMoves(picker.moves());
      order.rankTactical(position, picker);
    }
    overlookedMoves.removeOverlooked(position, picker);
    return true;
  }

  private int searchMove(int ply, long move, int alpha, int beta, int qPly) {
    int pieceTo = histories.pieceTo(path.position(), move);
    path.make(ply, move);
    path.recordMove(ply, move, pieceTo);
    int score = path.sameSideMovesAgain(ply) ? search(ply + 1, alpha, beta, qPly + 1)
        : -search(ply + 1, -beta, -alpha, qPly + 1);
    path.unmake();
    return score;
  }

  /** Whether the target of a move is a piece that the last move moved or changed. */
  private boolean hitsChangedPiece(long lastMove, long move) {
    int target = MoveClassifier.target(path.position(), move);
    return lastMove == 0 || target == MoveCode.to(lastMove) || target == MoveCode.otherFrom(lastMove);
  }
}
