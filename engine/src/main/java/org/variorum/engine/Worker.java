package org.variorum.engine;

import java.util.List;
import java.util.Optional;
import org.variorum.engine.evaluation.Weights;
import org.variorum.engine.network.Network;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Move;
import org.variorum.rules.game.MoveList;
import org.variorum.rules.game.MutablePosition;

/**
 * One thread's search of a position to a depth: alpha-beta with a principal variation, then {@link Quiescence}. What it does
 * besides is named in {@link Technique}.
 */
final class Worker {

  private final Path path;
  private final TranspositionTable table;
  private final Settings settings;
  private final Margins margins;
  private final Histories histories;
  private final Exchange exchange;
  private final Pruning pruning;
  private final MoveOrder order;
  private final Quiescence quiescence;
  private MutablePosition position;
  private int rootDepth;
  private int rootScore;
  /** Null moves are made from this ply on only. */
  private int nullFrom;
  private List<Long> barred = List.of();
  private List<Long> allowed = List.of();
  private long expected;

  /** @param first whether it is the thread that keeps to the budget */
  Worker(Game game, Weights weights, Optional<Network> network, TranspositionTable table, Settings settings,
      Traits traits,
      Handicap handicap,
      boolean first) {
    this.table = table;
    this.settings = settings;
    margins = new Margins(traits);
    path = new Path(game, weights, network, handicap, first);
    histories = new Histories(game.definition().men().size(), game.board().size(), settings);
    exchange = new Exchange(game.definition(), path.evaluator);
    pruning = new Pruning(game.definition(), settings, margins, exchange);
    order = new MoveOrder(game.board(), path.evaluator, exchange, histories, settings, handicap);
    quiescence = new Quiescence(path, table, settings, traits, histories, order);
    position = path.position;
  }

  /**
   * Begins a new search.
   *
   * @param contempt how much less than even a draw is worth to the side to move
   */
  void begin(MutablePosition root, Budget spending, int contempt) {
    position = root;
    nullFrom = 0;
    histories.age();
    path.begin(root, spending, contempt);
    order.begin(root);
  }

  /** Of the moves at the root those that this player sees: all, if it is not weak. */
  List<Move> seen(List<Move> moves) {
    return order.seen(position, moves);
  }

  /** Forgets what has done well. */
  void forget() {
    histories.clear();
  }

  /** How a position is judged without looking ahead. */
  int judge(MutablePosition root) {
    path.begin(root, Budget.NONE, 0);
    return path.judge(0, -Scores.INFINITE, Scores.INFINITE);
  }

  /**
   * Searches to a depth. If the budget ended it early, {@link #line} tells what it had found, perhaps nothing.
   *
   * @param expected the first move to look at first; 0 leaves that to the table
   * @param barred first moves to leave out, because lines that begin with them are known
   * @param allowed the first moves to look at; all if empty
   */
  int search(int depth, int alpha, int beta, long expected, List<Long> barred, List<Long> allowed) {
    this.expected = expected;
    this.barred = barred;
    this.allowed = allowed;
    rootDepth = depth;
    rootScore = Scores.UNKNOWN;
    path.frame(0).clearLine();
    search(depth, 0, alpha, beta, false);
    return rootScore;
  }

  long nodes() {
    return path.nodes();
  }

  int seldepth() {
    return path.seldepth();
  }

  /** The best line of the last search. */
  Frame line() {
    return path.frame(0);
  }

  private boolean has(Technique technique) {
    return settings.has(technique);
  }

  /** @param cut whether the node is expected to be too good */
  private int search(int depth, int ply, int alpha, int beta, boolean cut) {
    if (depth <= 0) {
      return quiescence.search(ply, alpha, beta);
    }
    Frame frame = path.frame(ply);
    frame.clearLine();
    if (!path.enters(ply)) {
      return 0;
    }
    boolean pv = beta - alpha > 1;
    boolean root = ply == 0;
    int least = alpha;
    int most = beta;
    if (!root) {
      int end = path.end(ply);
      if (end != Scores.UNKNOWN) {
        return end;
      }
      // No line can be better than to win at once, nor worse than to have lost (mate distance pruning).
      least = Math.max(alpha, ply - Scores.END);
      most = Math.min(beta, Scores.END - ply - 1);
      if (least >= most) {
        return least;
      }
    }
    boolean check = path.rings(ply);
    if (ply >= Scores.DEEPEST_PLY) {
      return check ? 0 : path.judge(ply, least, most);
    }
    path.frame(ply + 2).killer = 0;
    path.frame(ply + 2).secondKiller = 0;
    frame.key = path.key();
    long excluded = frame.excluded;
    TranspositionTable.Entry known = frame.known;
    boolean hit = excluded == 0 && has(Technique.TRANSPOSITIONS) && table.find(frame.key, known);
    if (!hit) {
      known.move = 0;
      known.bound = 0;
    }
    int knownScore = hit ? Scores.fromTable(known.score, ply) : 0;
    int knownDepth = hit ? known.depth : 0;
    int knownBound = known.bound;
    if (hit && !pv && knownDepth >= depth && path.isTimeless()
        && (knownBound & (knownScore >= most ? TranspositionTable.LOWER : TranspositionTable.UPPER)) != 0) {
      return knownScore;
    }
    frame.judgement = Scores.UNKNOWN;
    if (!check) {
      frame.judgement = hit && known.judgement != Scores.UNKNOWN && excluded == 0 ? known.judgement
          : path.judge(ply, least, most);
    }
    boolean improving = !check && path.frame(ply - 2).judgement != Scores.UNKNOWN
        && frame.judgement > path.frame(ply - 2).judgement;
    // What the table knows is a better guess than the static judgement, if it is on the right side.
    int guess = frame.judgement;
    if (hit && !check
        && (knownBound & (knownScore > guess ? TranspositionTable.LOWER : TranspositionTable.UPPER)) != 0) {
      guess = knownScore;
    }
    // A side that is about to be mated may stand well: its answers are all looked at before it is trusted.
    boolean trusted = ply > 1 || depth > Margins.TRUSTED_DEPTH;
    if (!pv && !check && excluded == 0 && trusted && !Scores.isEnd(most)) {
      int early = early(depth, ply, least, most, guess, improving, cut);
      if (early != Scores.UNKNOWN) {
        return early;
      }
      int probable = hit && knownDepth >= depth - Margins.PROBCUT_REDUCTION
          && knownScore < margins.probCut(most) && knownBound != TranspositionTable.LOWER ? Scores.UNKNOWN
              : probCut(depth, ply, most, cut);
      if (probable != Scores.UNKNOWN) {
        return probable;
      }
      if (path.spent()) {
        return 0;
      }
    }
    long knownMove = root && expected != 0 ? expected : known.move;
    int left = depth;
    if (knownMove == 0 && !root && (pv || cut) && depth >= Margins.INTERNAL_DEPTH
        && has(Technique.INTERNAL_REDUCTION)) {
      left--;
    }
    boolean tryKnown = knownMove != 0 && knownMove != excluded && position.isLegal(knownMove)
        && (root ? allows(knownMove) : order.sees(position, knownMove));
    int extension = 0;
    if (tryKnown && !root && excluded == 0 && left >= Margins.SINGULAR_DEPTH
        && (knownBound & TranspositionTable.LOWER) != 0 && knownDepth >= left - 3 && !Scores.isEnd(knownScore)
        && has(Technique.SINGULAR_EXTENSION)) {
      int bound = knownScore - Margins.singular(left);
      int others = others(left, ply, bound, knownMove, cut);
      if (path.spent()) {
        return 0;
      }
      if (others >= bound && bound >= most && !pv) {
        return bound;
      }
      extension = others < bound ? 1 : 0;
    }
    frame.begin(left, least, tryKnown ? knownMove : 0, extension, pv, cut, improving);
    return moves(ply, least, most);
  }

  /** The best score without a move, at about half the depth. */
  private int others(int depth, int ply, int bound, long move, boolean cut) {
    Frame frame = path.frame(ply);
    frame.excluded = move;
    int others = search((depth - 1) / 2, ply, bound - 1, bound, cut);
    frame.excluded = 0;
    // The search of the others has used the frame.
    frame.clearLine();
    return others;
  }

  /** What makes it needless to look at the moves; {@link Scores#UNKNOWN} if nothing does. */
  private int early(int depth, int ply, int alpha, int beta, int guess, boolean improving, boolean cut) {
    // With next to nothing but a royal man and pawns, having to move is often what loses.
    boolean free = path.evaluator.officers(ply, position.turn()) > path.evaluator.fewOfficers();
    if (has(Technique.REVERSE_FUTILITY) && free && depth <= Margins.REVERSE_FUTILITY_DEPTH
        && guess - margins.reverseFutility(depth, improving) >= beta
        && !Scores.isEnd(guess)) {
      return guess;
    }
    if (has(Technique.RAZORING) && depth <= Margins.RAZOR_DEPTH && ply > Margins.WATCHED_PLIES
        && guess + margins.razor(depth) <= alpha) {
      int score = quiescence.search(ply, alpha, alpha + 1);
      if (score <= alpha) {
        return score;
      }
    }
    if (has(Technique.NULL_MOVE) && margins.nullMoves && depth >= Margins.NULL_DEPTH && guess >= beta
        && path.frame(ply).judgement >= beta && ply >= nullFrom && path.frame(ply - 1).move != 0
        && free) {
      return nullMove(depth, ply, beta, guess, cut);
    }
    return Scores.UNKNOWN;
  }

  private int nullMove(int depth, int ply, int beta, int guess, boolean cut) {
    int left = depth - Margins.nullReduction(depth, guess - beta);
    path.pass(ply);
    int score = -search(left, ply + 1, -beta, 1 - beta, !cut);
    path.unmake();
    if (path.spent() || score < beta) {
      return Scores.UNKNOWN;
    }
    int safe = Scores.isEnd(score) ? beta : score;
    if (depth < Margins.VERIFIED_DEPTH || nullFrom > 0) {
      return safe;
    }
    nullFrom = ply + 3 * left / 4 + 1;
    int verified = search(left, ply, beta - 1, beta, false);
    nullFrom = 0;
    return verified >= beta ? safe : Scores.UNKNOWN;
  }

  /** A take that a shallow search shows to be far too good; {@link Scores#UNKNOWN} if there is none. */
  private int probCut(int depth, int ply, int beta, boolean cut) {
    Frame frame = path.frame(ply);
    int bound = margins.probCut(beta);
    if (!has(Technique.PROBCUT) || depth < Margins.PROBCUT_DEPTH || Scores.isEnd(bound)) {
      return Scores.UNKNOWN;
    }
    position.loudMoves(frame.moves);
    order.judgeLoud(position, frame, 0);
    order.overlook(position, frame);
    for (int i = 0; i < frame.moves.size(); i++) {
      if (MoveOrder.loses(order.pick(position, frame, i))) {
        break;
      }
      long move = frame.moves.get(i);
      if (!exchange.wins(position, move, bound - frame.judgement)) {
        continue;
      }
      int deed = histories.deed(position, move);
      path.make(ply, move);
      path.follow(ply, move, deed);
      int score = -quiescence.search(ply + 1, -bound, 1 - bound);
      if (score >= bound) {
        score = -search(depth - Margins.PROBCUT_REDUCTION - 1, ply + 1, -bound, 1 - bound, !cut);
      }
      path.unmake();
      if (path.spent()) {
        break;
      }
      if (score >= bound) {
        if (has(Technique.TRANSPOSITIONS)) {
          table.store(frame.key, move, Scores.toTable(score, ply), depth - Margins.PROBCUT_REDUCTION,
              TranspositionTable.LOWER, frame.judgement);
        }
        return score;
      }
    }
    return Scores.UNKNOWN;
  }

  /** Some move was left out: it is taken to be no better than the position looks, and too bad for the window. */
  private static void settle(Frame frame) {
    frame.best = Math.max(frame.best, Math.min(frame.floor, Scores.judged(frame.judgement)));
  }

  /** Looks at the moves of a ply whose frame is prepared. */
  private int moves(int ply, int alpha, int beta) {
    Frame frame = path.frame(ply);
    for (long move = next(ply); move != 0; move = next(ply)) {
      frame.tried++;
      frame.quiet = order.isQuiet(position, move);
      int deed = histories.deed(position, move);
      int victim = frame.quiet ? 0 : position.manAt(Exchange.target(position, move));
      frame.merit =
          frame.quiet ? histories.quiet(deed, path.frame(ply - 1).deed, path.frame(ply - 2).deed) : 0;
      boolean choosy = ply > 0 && frame.best > -Scores.WIN && !frame.check;
      boolean late = choosy && frame.quiet && pruning.isLate(frame);
      if (late && pruning.leavesUnseen(ply)) {
        MoveOrder.leaveQuiet(frame);
        settle(frame);
        continue;
      }
      boolean poor = late || choosy && pruning.isPoor(position, frame, move);
      path.make(ply, move);
      if (poor && !path.rings(ply + 1) && !decides()) {
        path.unmake();
        settle(frame);
        continue;
      }
      path.follow(ply, move, deed);
      int score = follow(ply, move, beta);
      path.unmake();
      if (path.spent()) {
        return frame.best == -Scores.INFINITE ? 0 : frame.best;
      }
      learn(ply, move, score);
      if (frame.best >= beta) {
        reward(ply, move, deed, victim);
        break;
      }
      frame.triedInVain(deed, victim);
    }
    if (frame.tried == 0) {
      // No move at all; or nothing but the excluded one, or at the root nothing that may be looked at.
      return frame.moves.size() == 0 ? path.withoutMoves(ply) : alpha;
    }
    if (frame.excluded == 0 && (ply > 0 || barred.isEmpty() && allowed.isEmpty())
        && has(Technique.TRANSPOSITIONS)) {
      int bound = frame.best >= beta ? TranspositionTable.LOWER
          : frame.best > alpha ? TranspositionTable.EXACT : TranspositionTable.UPPER;
      table.store(frame.key, frame.bestMove, Scores.toTable(frame.best, ply), frame.depth, bound,
          frame.judgement);
    }
    return frame.best;
  }

  /** The next move to look at, the known one first; 0 if there is none. */
  private long next(int ply) {
    Frame frame = path.frame(ply);
    frame.rank = 0;
    if (frame.tried == 0 && frame.knownMove != 0) {
      return frame.knownMove;
    }
    if (frame.index < 0) {
      frame.index = 0;
      position.legalMoves(frame.moves);
      order.judge(position, frame, path.frame(ply - 1).deed, path.frame(ply - 2).deed, frame.knownMove);
      if (ply > 0) {
        order.overlook(position, frame);
      }
    }
    while (frame.index < frame.moves.size()) {
      frame.rank = order.pick(position, frame, frame.index);
      if (frame.rank == MoveOrder.DONE) {
        return 0;
      }
      long move = frame.moves.get(frame.index++);
      if (move != frame.excluded && (ply > 0 || allows(move))) {
        return move;
      }
    }
    return 0;
  }

  /** The score of the move just made, exact if it lies between the frame's floor and beta. */
  private int follow(int ply, long move, int beta) {
    Frame frame = path.frame(ply);
    int floor = frame.floor;
    int full = frame.depth - 1 + extension(ply, move);
    if (frame.tried == 1 || !has(Technique.PRINCIPAL_VARIATION)) {
      return -search(full, ply + 1, -beta, -floor, !frame.pv && !frame.cut);
    }
    int less = Math.clamp(reduction(ply), 0, Math.max(0, full - 1));
    int score = -search(full - less, ply + 1, -floor - 1, -floor, true);
    if (score > floor && less > 0) {
      score = -search(full, ply + 1, -floor - 1, -floor, !frame.cut);
    }
    return score > floor && score < beta ? -search(full, ply + 1, -beta, -floor, !frame.pv && !frame.cut)
        : score;
  }

  private int extension(int ply, long move) {
    Frame frame = path.frame(ply);
    if (move == frame.knownMove && frame.extension > 0) {
      return frame.extension;
    }
    return frame.check && has(Technique.CHECK_EXTENSION) && ply < 2 * rootDepth
        && frame.tried <= margins.checkExtensions ? 1 : 0;
  }

  /** By how much the move just made is searched less deep at first. */
  private int reduction(int ply) {
    Frame frame = path.frame(ply);
    if (!has(Technique.LATE_MOVE_REDUCTIONS) || frame.depth < (ply == 0 ? Margins.ROOT_REDUCTION_DEPTH : 3)
        || frame.tried <= (ply == 0 ? 3 : 1)
        || !frame.quiet && !MoveOrder.loses(frame.rank)) {
      return 0;
    }
    return margins.reduction(frame.depth, frame.tried) + (frame.cut ? 1 : 0) - (frame.pv ? 1 : 0)
        - (path.rings(ply + 1) || frame.check ? 1 : 0) + (frame.improving ? 0 : 1)
        - (frame.rank >= MoveOrder.KILLER ? 1 : 0) - Math.clamp(frame.merit / 6_000, -2, 2);
  }

  private void learn(int ply, long move, int score) {
    Frame frame = path.frame(ply);
    boolean root = ply == 0;
    if (score > frame.best) {
      frame.best = score;
      if (score > frame.floor || root && frame.tried == 1) {
        frame.bestMove = score > frame.floor ? move : frame.bestMove;
        frame.lead(move, path.frame(ply + 1));
        rootScore = root ? score : rootScore;
        frame.floor = Math.max(frame.floor, score);
      }
    }
  }

  /** Whether the move just made ends the game, so that no margin holds. */
  private boolean decides() {
    return position.ended().isPresent();
  }

  private boolean allows(long move) {
    return !barred.contains(move) && (allowed.isEmpty() || allowed.contains(move));
  }

  /** Remembers what was too good for the opponent to allow, and what was tried in vain before it. */
  private void reward(int ply, long move, int deed, int victim) {
    Frame frame = path.frame(ply);
    int last = path.frame(ply - 1).deed;
    int beforeLast = path.frame(ply - 2).deed;
    int bonus = Histories.bonus(frame.depth);
    if (frame.quiet) {
      if (frame.killer != move) {
        frame.secondKiller = frame.killer;
        frame.killer = move;
      }
      histories.answered(last, move);
      histories.rewardQuiet(deed, last, beforeLast, bonus);
      for (int i = 0; i < frame.quietCount; i++) {
        histories.rewardQuiet(frame.quiets[i], last, beforeLast, -bonus);
      }
    } else {
      histories.rewardTake(deed, victim, bonus);
    }
    for (int i = 0; i < frame.takeCount; i++) {
      histories.rewardTake(frame.takes[i], frame.victims[i], -bonus);
    }
  }
}
