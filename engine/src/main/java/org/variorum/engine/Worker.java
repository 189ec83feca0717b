package org.variorum.engine;

import java.util.List;
import java.util.Optional;
import org.variorum.engine.evaluation.Evaluator;
import org.variorum.engine.evaluation.Weights;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.MoveList;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.game.Outcome;
import org.variorum.rules.game.Outcome.Reason;

/**
 * One thread's search of a position to a depth: alpha-beta with a principal variation, then takes and answers to checks
 * until the position is quiet. What it does besides is named in {@link Technique}.
 */
final class Worker {

  /** How long checks are answered with all moves beyond the depth of the search. */
  private static final int CHECK_PLIES = 6;
  private static final int QUIET_PLIES = 24;

  private final Evaluator evaluator;
  private final TranspositionTable table;
  private final Settings settings;
  private final Nature nature;
  private final Handicap handicap;
  private final Histories histories;
  private final Exchange exchange;
  private final MoveOrder order;
  private final boolean first;
  private final Frame[] frames = new Frame[Scores.DEEPEST_PLY + 4];
  private MutablePosition position;
  private Budget budget = Budget.NONE;
  private long nodes;
  private int seldepth;
  private int rootDepth;
  private int rootScore;
  /** Null moves are made from this ply on only. */
  private int nullFrom;
  private List<Long> barred = List.of();
  private List<Long> allowed = List.of();

  /** @param first whether it is the thread that keeps to the budget */
  Worker(Game game, Weights weights, TranspositionTable table, Settings settings, Nature nature,
      Handicap handicap,
      boolean first) {
    this.table = table;
    this.settings = settings;
    this.nature = nature;
    this.handicap = handicap;
    this.first = first;
    evaluator = new Evaluator(game, weights, Scores.DEEPEST_PLY);
    histories = new Histories(game.definition().men().size(), game.board().size(), settings);
    exchange = new Exchange(game.definition(), evaluator);
    order = new MoveOrder(evaluator, exchange, histories, settings);
    position = game.start().mutable();
    for (int i = 0; i < frames.length; i++) {
      frames[i] = new Frame();
    }
  }

  /** Begins a new search. */
  void begin(MutablePosition root, Budget spending) {
    position = root;
    budget = spending;
    nodes = 0;
    seldepth = 0;
    nullFrom = 0;
    histories.age();
    evaluator.reset(root);
    for (Frame frame : frames) {
      frame.begin();
    }
  }

  /** How a position is judged without looking ahead. */
  int judge(MutablePosition root) {
    position = root;
    evaluator.reset(root);
    return judge(0, -Scores.INFINITE, Scores.INFINITE);
  }

  /**
   * Searches to a depth. If the budget ended it early, {@link #line} tells what it had found, perhaps nothing.
   *
   * @param barred first moves to leave out, because lines that begin with them are known
   * @param allowed the first moves to look at; all if empty
   */
  int search(int depth, int alpha, int beta, List<Long> barred, List<Long> allowed) {
    this.barred = barred;
    this.allowed = allowed;
    rootDepth = depth;
    rootScore = Scores.UNKNOWN;
    frame(0).clearLine();
    search(depth, 0, alpha, beta, false);
    return rootScore;
  }

  long nodes() {
    return nodes;
  }

  int seldepth() {
    return seldepth;
  }

  /** The best line of the last search. */
  Frame line() {
    return frame(0);
  }

  /** Frames of plies before the root are there, too, so that nobody has to ask for them. */
  private Frame frame(int ply) {
    return frames[ply + 2];
  }

  private boolean has(Technique technique) {
    return settings.has(technique);
  }

  /** @param cut whether the node is expected to be too good */
  private int search(int depth, int ply, int alpha, int beta, boolean cut) {
    if (depth <= 0) {
      return quiesce(ply, alpha, beta, 0);
    }
    Frame frame = frame(ply);
    frame.clearLine();
    if (!budget.pays(nodes + 1, first)) {
      return 0;
    }
    nodes++;
    seldepth = Math.max(seldepth, ply);
    boolean pv = beta - alpha > 1;
    boolean root = ply == 0;
    int least = alpha;
    int most = beta;
    if (!root) {
      int end = end(ply);
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
    boolean check = position.inCheck();
    frame.check = check;
    if (ply >= Scores.DEEPEST_PLY) {
      return check ? 0 : judge(ply, least, most);
    }
    frame(ply + 2).killer = 0;
    frame(ply + 2).secondKiller = 0;
    long key = position.hash();
    long excluded = frame.excluded;
    TranspositionTable.Entry known = frame.known;
    boolean hit = excluded == 0 && has(Technique.TRANSPOSITIONS) && table.find(key, known);
    if (!hit) {
      known.move = 0;
      known.bound = 0;
    }
    int knownScore = hit ? Scores.fromTable(known.score, ply) : 0;
    int knownDepth = hit ? known.depth : 0;
    int knownBound = known.bound;
    if (hit && !pv && knownDepth >= depth
        && (knownBound & (knownScore >= most ? TranspositionTable.LOWER : TranspositionTable.UPPER)) != 0) {
      return knownScore;
    }
    frame.judgement = Scores.UNKNOWN;
    if (!check) {
      frame.judgement = hit && known.judgement != Scores.UNKNOWN && excluded == 0 ? known.judgement
          : judge(ply, least, most);
    }
    boolean improving = !check && frame(ply - 2).judgement != Scores.UNKNOWN
        && frame.judgement > frame(ply - 2).judgement;
    // What the table knows is a better guess than the static judgement, if it is on the right side.
    int guess = frame.judgement;
    if (hit && !check
        && (knownBound & (knownScore > guess ? TranspositionTable.LOWER : TranspositionTable.UPPER)) != 0) {
      guess = knownScore;
    }
    if (!pv && !check && excluded == 0 && !Scores.isEnd(most)) {
      int early = early(depth, ply, least, most, guess, improving, cut);
      if (early != Scores.UNKNOWN) {
        return early;
      }
      if (budget.spent()) {
        return 0;
      }
    }
    long knownMove = root && !barred.isEmpty() ? 0 : known.move;
    int left = depth;
    if (knownMove == 0 && (pv || cut) && depth >= Margins.INTERNAL_DEPTH
        && has(Technique.INTERNAL_REDUCTION)) {
      left--;
    }
    boolean singular = !root && excluded == 0 && left >= Margins.SINGULAR_DEPTH && knownMove != 0
        && (knownBound & TranspositionTable.LOWER) != 0 && knownDepth >= left - 3 && !Scores.isEnd(knownScore)
        && has(Technique.SINGULAR_EXTENSION);
    return moves(left, ply, least, most, pv, cut, check, improving, knownMove,
        singular ? knownScore : Scores.UNKNOWN);
  }

  /** Ends of the game and draws in sight. */
  private int end(int ply) {
    Optional<Outcome> end = position.ended();
    if (end.isPresent()) {
      Outcome outcome = end.get();
      if (byLength(outcome) && position.legalMoves(frame(ply).moves).size() == 0) {
        return Scores.of(position.withoutMoves(), position.turn(), ply);
      }
      return Scores.of(outcome, position.turn(), ply);
    }
    return nature.repetitionDraws() && position.occurrences() > 1 ? 0 : Scores.UNKNOWN;
  }

  private static boolean byLength(Outcome end) {
    Reason reason = end.reason();
    return reason == Reason.REPETITION || reason == Reason.PERPETUAL_CHECK || reason == Reason.MOVE_COUNT
        || reason == Reason.BARE_ROYALS;
  }

  private int judge(int ply, int alpha, int beta) {
    return Scores.judged(evaluator.judge(position, ply, alpha, beta) + handicap.error(position));
  }

  /** What makes it needless to look at the moves; {@link Scores#UNKNOWN} if nothing does. */
  private int early(int depth, int ply, int alpha, int beta, int guess, boolean improving, boolean cut) {
    // With next to nothing but a royal man and pawns, having to move is often what loses.
    boolean free = evaluator.officers(position, position.turn()) > evaluator.fewOfficers();
    if (has(Technique.REVERSE_FUTILITY) && free && depth <= Margins.REVERSE_FUTILITY_DEPTH
        && guess - nature.swing() * Margins.reverseFutility(depth, improving) >= beta
        && !Scores.isEnd(guess)) {
      return guess;
    }
    if (has(Technique.RAZORING) && depth <= Margins.RAZOR_DEPTH
        && guess + nature.swing() * Margins.razor(depth) <= alpha) {
      int score = quiesce(ply, alpha, alpha + 1, 0);
      if (score <= alpha) {
        return score;
      }
    }
    if (has(Technique.NULL_MOVE) && nature.nullMoves() && depth >= Margins.NULL_DEPTH && guess >= beta
        && frame(ply).judgement >= beta && ply >= nullFrom && frame(ply - 1).move != 0
        && free) {
      return nullMove(depth, ply, beta, guess, cut);
    }
    return Scores.UNKNOWN;
  }

  private int nullMove(int depth, int ply, int beta, int guess, boolean cut) {
    int left = depth - Margins.nullReduction(depth, guess - beta);
    Frame frame = frame(ply);
    frame.move = 0;
    frame.deed = Histories.NONE;
    position.pass();
    evaluator.passed(ply);
    int score = -search(left, ply + 1, -beta, 1 - beta, !cut);
    position.unmake();
    if (budget.spent() || score < beta) {
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

  /** Looks at the moves. */
  private int moves(int depth, int ply, int alpha, int beta, boolean pv, boolean cut, boolean check,
      boolean improving, long knownMove, int singularScore) {
    Frame frame = frame(ply);
    boolean root = ply == 0;
    long excluded = frame.excluded;
    int last = frame(ply - 1).deed;
    int beforeLast = frame(ply - 2).deed;
    frame.quietCount = 0;
    frame.takeCount = 0;
    int best = -Scores.INFINITE;
    long bestMove = 0;
    int floor = alpha;
    int tried = 0;
    boolean tryKnown = knownMove != 0 && knownMove != excluded && (!root || allows(knownMove))
        && position.isLegal(knownMove);
    boolean generated = false;
    int index = 0;
    while (true) {
      long move;
      int rank = 0;
      if (tryKnown) {
        move = knownMove;
        tryKnown = false;
      } else {
        if (!generated) {
          generated = true;
          position.legalMoves(frame.moves);
          if (frame.moves.size() == 0) {
            return Scores.of(position.withoutMoves(), position.turn(), ply);
          }
          order.judge(position, frame, last, beforeLast, tried > 0 ? knownMove : 0);
        }
        if (index == frame.moves.size()) {
          break;
        }
        rank = MoveOrder.pick(frame, index);
        move = frame.moves.get(index++);
        if (rank == MoveOrder.DONE || move == excluded || root && !allows(move)) {
          continue;
        }
      }
      boolean quiet = MoveOrder.isQuiet(position, move);
      int deed = histories.deed(position, move);
      int victim = quiet ? 0 : position.manAt(Exchange.target(position, move));
      boolean prunable = !root && best > -Scores.WIN && !check;
      tried++;
      int merit = quiet ? histories.quiet(deed, last, beforeLast) : 0;
      int reduction = Margins.reduction(depth, tried);
      int lateDepth = Math.max(0, depth - 1 - reduction);
      boolean poor =
          prunable && (quiet && isLateOrFutile(frame, depth, lateDepth, tried, improving, merit, floor)
              || losesByExchange(depth, lateDepth, move, quiet, rank));
      int extension = 0;
      if (singularScore != Scores.UNKNOWN && move == knownMove) {
        int bound = singularScore - Margins.singular(depth);
        frame.excluded = move;
        int others = search((depth - 1) / 2, ply, bound - 1, bound, cut);
        frame.excluded = 0;
        // The search of the others has used the frame.
        frame.clearLine();
        frame.check = check;
        frame.quietCount = 0;
        frame.takeCount = 0;
        if (budget.spent()) {
          return 0;
        }
        if (others < bound) {
          extension = 1;
        } else if (bound >= beta && !pv) {
          return bound;
        }
      }
      position.make(move);
      boolean checks = position.inCheck();
      if (poor && !checks && !decides()) {
        position.unmake();
        best = Math.max(best, Math.min(floor, Scores.judged(frame.judgement)));
        continue;
      }
      if (check && extension == 0 && has(Technique.CHECK_EXTENSION) && ply < 2 * rootDepth && tried <= 3) {
        extension = 1;
      }
      evaluator.made(position, ply);
      frame.move = move;
      frame.deed = deed;
      int full = depth - 1 + extension;
      int score = floor + 1;
      boolean scouts = tried > 1 && has(Technique.PRINCIPAL_VARIATION);
      if (scouts) {
        int less = 0;
        if (has(Technique.LATE_MOVE_REDUCTIONS) && depth >= 3 && tried > (root ? 3 : 1)
            && (quiet || MoveOrder.loses(rank))) {
          less = reduction + (cut ? 1 : 0) - (pv ? 1 : 0) - (checks || check ? 1 : 0) + (improving ? 0 : 1)
              - (rank >= 1 << 22 ? 1 : 0) - Math.clamp(merit / 6_000, -2, 2);
          less = Math.clamp(less, 0, Math.max(0, full - 1));
        }
        score = -search(full - less, ply + 1, -floor - 1, -floor, true);
        if (score > floor && less > 0) {
          score = -search(full, ply + 1, -floor - 1, -floor, !cut);
        }
      }
      if (!scouts || score > floor && score < beta) {
        score = -search(full, ply + 1, -beta, -floor, !pv && !cut);
      }
      position.unmake();
      if (budget.spent()) {
        return best == -Scores.INFINITE ? 0 : best;
      }
      if (score > best) {
        best = score;
        if (score > floor || root && tried == 1) {
          bestMove = score > floor ? move : bestMove;
          frame.lead(move, frame(ply + 1));
          rootScore = root ? score : rootScore;
          floor = Math.max(floor, score);
        }
      }
      if (best >= beta) {
        reward(ply, depth, move, quiet, deed, victim, last, beforeLast);
        break;
      }
      if (quiet && frame.quietCount < frame.quiets.length) {
        frame.quiets[frame.quietCount++] = deed;
      } else if (!quiet && frame.takeCount < frame.takes.length) {
        frame.takes[frame.takeCount++] = (long) deed << 32 | victim;
      }
    }
    if (tried == 0) {
      // Nothing but the excluded move, or at the root nothing that may be looked at.
      return alpha;
    }
    if (excluded == 0 && (!root || barred.isEmpty() && allowed.isEmpty()) && has(Technique.TRANSPOSITIONS)) {
      int bound = best >= beta ? TranspositionTable.LOWER
          : best > alpha ? TranspositionTable.EXACT : TranspositionTable.UPPER;
      table.store(position.hash(), bestMove, Scores.toTable(best, ply), depth, bound, frame.judgement);
    }
    return best;
  }

  /** Whether a quiet move comes too late, or could not lift the position to the window. */
  private boolean isLateOrFutile(Frame frame, int depth, int lateDepth, int tried, boolean improving,
      int merit,
      int floor) {
    return has(Technique.LATE_MOVE_PRUNING) && depth <= Margins.LATE_DEPTH
        && tried > Margins.late(depth, improving)
        || has(Technique.FUTILITY) && lateDepth <= Margins.FUTILITY_DEPTH
            && frame.judgement + nature.swing() * Margins.futility(lateDepth) + merit / 128 <= floor;
  }

  private boolean losesByExchange(int depth, int lateDepth, long move, boolean quiet, int rank) {
    return has(Technique.EXCHANGE_PRUNING) && depth <= Margins.EXCHANGE_DEPTH
        && (quiet || MoveOrder.loses(rank))
        && !exchange.wins(position, move, Margins.exchange(quiet ? lateDepth : depth, quiet));
  }

  /** Whether the move just made ends the game, so that no margin holds. */
  private boolean decides() {
    return position.ended().isPresent();
  }

  private boolean allows(long move) {
    return !barred.contains(move) && (allowed.isEmpty() || allowed.contains(move));
  }

  /** Remembers what was too good for the opponent to allow, and what was tried in vain before it. */
  private void reward(int ply, int depth, long move, boolean quiet, int deed, int victim, int last,
      int beforeLast) {
    Frame frame = frame(ply);
    int bonus = Histories.bonus(depth);
    if (quiet) {
      if (frame.killer != move) {
        frame.secondKiller = frame.killer;
        frame.killer = move;
      }
      histories.answered(last, move);
      histories.rewardQuiet(deed, last, beforeLast, bonus);
      for (int i = 0; i < frame.quietCount; i++) {
        histories.rewardQuiet((int) frame.quiets[i], last, beforeLast, -bonus);
      }
    } else {
      histories.rewardTake(deed, victim, bonus);
    }
    for (int i = 0; i < frame.takeCount; i++) {
      histories.rewardTake((int) (frame.takes[i] >>> 32), (int) frame.takes[i], -bonus);
    }
  }

  /** Moves that win material; in check all moves, for some plies. */
  private int quiesce(int ply, int alpha, int beta, int beyond) {
    Frame frame = frame(ply);
    frame.clearLine();
    if (!budget.pays(nodes + 1, first)) {
      return 0;
    }
    nodes++;
    seldepth = Math.max(seldepth, ply);
    if (ply > 0) {
      int end = end(ply);
      if (end != Scores.UNKNOWN) {
        return end;
      }
    }
    boolean evading = position.inCheck() && beyond < CHECK_PLIES;
    if (ply >= Scores.DEEPEST_PLY || beyond >= QUIET_PLIES) {
      return judge(ply, alpha, beta);
    }
    long key = position.hash();
    TranspositionTable.Entry known = frame.known;
    boolean hit = has(Technique.TRANSPOSITIONS) && table.find(key, known);
    if (hit && beta - alpha == 1) {
      int score = Scores.fromTable(known.score, ply);
      if ((known.bound & (score >= beta ? TranspositionTable.LOWER : TranspositionTable.UPPER)) != 0) {
        return score;
      }
    }
    int best = -Scores.INFINITE;
    int standing = Scores.UNKNOWN;
    int floor = alpha;
    if (!evading) {
      standing = hit && known.judgement != Scores.UNKNOWN ? known.judgement : judge(ply, alpha, beta);
      best = standing;
      if (best >= beta) {
        if (!hit && has(Technique.TRANSPOSITIONS)) {
          table.store(key, 0, best, 0, TranspositionTable.LOWER, standing);
        }
        return best;
      }
      floor = Math.max(floor, best);
    }
    if (evading) {
      position.legalMoves(frame.moves);
      if (frame.moves.size() == 0) {
        return Scores.of(position.withoutMoves(), position.turn(), ply);
      }
      order.judge(position, frame, frame(ply - 1).deed, frame(ply - 2).deed, 0);
    } else {
      position.loudMoves(frame.moves);
      order.judgeLoud(position, frame, 0);
    }
    frame.judgement = standing;
    long bestMove = 0;
    boolean again = beyond >= nature.takePlies();
    for (int i = 0; i < frame.moves.size(); i++) {
      int rank = MoveOrder.pick(frame, i);
      long move = frame.moves.get(i);
      if (!evading) {
        if (MoveOrder.loses(rank)) {
          break;
        }
        if (again && !touches(frame(ply - 1).move, move)
            || standing + order.worth(position, move) + nature.swing() * Margins.DELTA <= floor
                && !Scores.isEnd(floor)) {
          continue;
        }
      } else if (best > -Scores.WIN && MoveOrder.loses(rank)) {
        continue;
      }
      frame.move = move;
      frame.deed = histories.deed(position, move);
      position.make(move);
      evaluator.made(position, ply);
      int score = -quiesce(ply + 1, -beta, -floor, beyond + 1);
      position.unmake();
      if (budget.spent()) {
        return best == -Scores.INFINITE ? 0 : best;
      }
      if (score > best) {
        best = score;
        if (score > floor) {
          floor = score;
          bestMove = move;
          frame.lead(move, frame(ply + 1));
        }
      }
      if (best >= beta) {
        break;
      }
    }
    if (has(Technique.TRANSPOSITIONS)) {
      int bound = best >= beta ? TranspositionTable.LOWER : TranspositionTable.UPPER;
      table.store(key, bestMove, Scores.toTable(best, ply), 0, bound, standing);
    }
    return best;
  }

  /** Whether a move takes or acts on what the last one has moved or acted on. */
  private boolean touches(long last, long move) {
    int target = Exchange.target(position, move);
    return last == 0 || target == position.to(last) || target == position.other(last);
  }
}
