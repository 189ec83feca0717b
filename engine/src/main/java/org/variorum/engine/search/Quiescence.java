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

/**
 * Looks beyond the depth of a search until the position is quiet: at moves that win material, and at all answers to checks
 * for some plies. Not thread-safe.
 */
final class Quiescence {

  private static final int QUIET_PLIES = 24;

  private final SearchPath path;
  private final TranspositionTable table;
  private final int capturePlies;
  private final int checkPlies;
  private final int delta;
  private final Histories histories;
  private final MoveOrder order;
  private final OverlookedMoves overlooking;
  private final boolean remembers;
  private final boolean mayStandPat;
  /** Where every move captures, no position is quiet, and to wait for one would be to play the game to its end. */
  private final int quietPlies;
  private final TableEntry entry = new TableEntry();

  Quiescence(Game game, SearchPath path, TranspositionTable table, EngineSettings settings,
      SearchParameters parameters,
      Histories histories, MoveOrder order, OverlookedMoves overlooking) {
    this.path = path;
    this.table = table;
    capturePlies = parameters.get(SearchParameter.CAPTURE_PLIES);
    checkPlies = parameters.get(SearchParameter.CHECK_PLIES);
    delta = Margins.DELTA * parameters.get(SearchParameter.MARGINS) / 100;
    this.histories = histories;
    this.order = order;
    this.overlooking = overlooking;
    remembers = settings.has(Technique.TRANSPOSITIONS);
    mayStandPat = game.guarantees().contains(Guarantee.MAY_STAND_PAT);
    quietPlies = game.guarantees().contains(Guarantee.HAS_QUIET_MOVES) ? QUIET_PLIES : 0;
  }

  /** The score of the position at a ply. */
  int search(int ply, int alpha, int beta) {
    return search(ply, alpha, beta, 0);
  }

  private int search(int ply, int alpha, int beta, int beyond) {
    path.frame(ply).clearLine();
    if (!path.enters(ply)) {
      return 0;
    }
    if (ply > 0) {
      int end = path.end(ply);
      if (end != Scores.UNKNOWN) {
        return end;
      }
    }
    return ply >= Scores.DEEPEST_PLY || beyond >= quietPlies ? path.evaluate(ply, alpha, beta)
        : searchNode(ply, alpha, beta, beyond);
  }

  /** Whether standing still is no choice: in check, or where what can be captured must be. */
  private boolean mustAnswer(int ply) {
    return path.inCheck(ply)
        || !mayStandPat && path.position().tacticalMoves(path.frame(ply).picker().moves()).size() > 0;
  }

  /** Looks at a position that does not end the line: in the table, at what it is worth to stand still, then at its moves. */
  private int searchNode(int ply, int alpha, int beta, int beyond) {
    Frame frame = path.frame(ply);
    boolean must = mustAnswer(ply);
    boolean evading = must && beyond < checkPlies;
    // A score of standing still where that is not allowed is no bound for a search that looks at the answers.
    boolean lasting = remembers && evading == must;
    frame.key(path.key());
    boolean hit = remembers && table.find(frame.key(), ply, entry);
    if (hit && beta - alpha == 1 && path.isTimeless() && entry.tells(beta)) {
      return entry.score();
    }
    int standing = Scores.UNKNOWN;
    if (!evading) {
      standing = hit && entry.evaluation() != Scores.UNKNOWN ? entry.evaluation()
          : path.evaluate(ply, alpha, beta);
      if (standing >= beta) {
        if (!hit && lasting) {
          table.store(frame.key(), ply, 0, standing, 0, TranspositionTable.LOWER, standing);
        }
        return standing;
      }
    }
    frame.stand(standing);
    return moves(ply, alpha, beta, beyond, lasting);
  }

  /**
   * @param lasting whether what is found is worth being remembered
   * @return the best score, or that of standing still where that is a choice
   */
  private int moves(int ply, int alpha, int beta, int beyond, boolean lasting) {
    Frame frame = path.frame(ply);
    int standing = frame.evaluation();
    boolean evading = standing == Scores.UNKNOWN;
    if (!lists(ply, evading)) {
      return path.withoutMoves(ply);
    }
    int best = evading ? -Scores.INFINITE : standing;
    int least = Math.max(alpha, best);
    long bestMove = 0;
    long before = 0;
    while (best < beta) {
      long move = order.next(path.position(), frame.picker());
      boolean loses = MovePicker.loses(frame.picker().rank());
      if (move == 0 || !evading && loses) {
        break;
      }
      boolean twin = areTwins(before, move);
      before = move;
      if (evading ? best > -Scores.WIN && (loses || twin)
          : twin || beyond >= capturePlies && !touches(path.frame(ply - 1).move(), move)) {
        continue;
      }
      int hoped = evading || Scores.isEnd(least) ? Scores.INFINITE : standing + atMost(move);
      if (hoped <= least) {
        best = Math.max(best, hoped);
        continue;
      }
      int score = follow(ply, move, least, beta, beyond);
      if (path.spent()) {
        return best == -Scores.INFINITE ? 0 : best;
      }
      best = Math.max(best, score);
      if (score > least) {
        least = score;
        bestMove = move;
        frame.lead(move, path.frame(ply + 1));
      }
    }
    return lasting ? remember(ply, bestMove, best, beta) : best;
  }

  private int remember(int ply, long move, int score, int beta) {
    Frame frame = path.frame(ply);
    int bound = score >= beta ? TranspositionTable.LOWER : TranspositionTable.UPPER;
    table.store(frame.key(), ply, move, score, 0, bound, frame.evaluation());
    return score;
  }

  /**
   * Whether two moves differ only in where something else is put, such as a wall. Only one of them is searched: all of
   * them win the same, and a search of every wall on every square would never become quiet.
   */
  private boolean areTwins(long one, long other) {
    return one != 0 && MoveCode.from(one) == MoveCode.from(other) && MoveCode.to(one) == MoveCode.to(other)
        && MoveCode.becomes(one) == MoveCode.becomes(other) && MoveCode.kind(one) == MoveCode.kind(other)
        && MoveClassifier.target(path.position(), one) == MoveClassifier.target(path.position(), other);
  }

  /** What a move can bring at once, and a little more. */
  private int atMost(long move) {
    return order.worth(path.position(), move) + delta;
  }

  /** Lists all answers to a check, else the tactical moves; false if a check has no answer. */
  private boolean lists(int ply, boolean evading) {
    Frame frame = path.frame(ply);
    MovePicker picker = frame.picker();
    MutablePosition position = path.position();
    if (evading) {
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
    overlooking.leaveUnseen(position, picker);
    return true;
  }

  private int follow(int ply, long move, int alpha, int beta, int beyond) {
    int pieceTo = histories.pieceTo(path.position(), move);
    path.make(ply, move);
    path.follow(ply, move, pieceTo);
    int score = path.goesOn(ply) ? search(ply + 1, alpha, beta, beyond + 1)
        : -search(ply + 1, -beta, -alpha, beyond + 1);
    path.unmake();
    return score;
  }

  /** Whether a move captures or acts on what the last one has moved or acted on. */
  private boolean touches(long last, long move) {
    int target = MoveClassifier.target(path.position(), move);
    return last == 0 || target == MoveCode.to(last) || target == MoveCode.otherFrom(last);
  }
}
