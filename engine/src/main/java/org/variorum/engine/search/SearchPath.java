package org.variorum.engine.search;

import java.util.Optional;
import org.variorum.engine.evaluation.Evaluator;
import org.variorum.engine.evaluation.Weights;
import org.variorum.engine.network.Network;
import org.variorum.engine.score.Scores;
import org.variorum.engine.score.TerminalScores;
import org.variorum.engine.time.SearchBudget;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.position.Outcome;

/** The moves from the root to the position that one thread looks at: makes and unmakes them, and tells how they end. */
final class SearchPath {

  /** Odd, of well-mixed bits: the golden ratio's fraction (Knuth, "Sorting and Searching", 6.4). */
  private static final long SALT = 0x9E3779B97F4A7C15L;
  /**
   * With no more plies than this to the end by moves without progress, the transposition table cuts no more: it ignores
   * that count.
   */
  private static final int NEAR_END = 12;
  /** A draw by the other side costs this part of the contempt: a side that stands well enough to win makes no draw. */
  private static final int OTHERS_DRAWS = 4;

  private final Evaluator evaluator;
  /** From this count of plies without progress on that end is near. */
  private final int nearEnd;
  private final StaticEvaluator evaluate;
  private final RoyalSafety royalSafety;
  private final Handicap handicap;
  private int contempt;
  /** Tells scores of one contempt from those of another in the table: 0 without any. */
  private long salt;
  private final boolean first;
  private final boolean alternates;
  private final boolean mayPass;
  /** By ply: the side to move, where sides do not alternate. */
  private final int[] turns = new int[Scores.DEEPEST_PLY + 2];
  private final Frame[] frames = new Frame[Scores.DEEPEST_PLY + 4];
  private MutablePosition position;
  private SearchBudget budget = SearchBudget.NONE;
  private int rootTurn;
  private long nodes;
  private int seldepth;

  /** @param first whether it is of the thread that keeps to the budget */
  SearchPath(Game game, Weights weights, Optional<Network> network, Handicap handicap, boolean first) {
    this.handicap = handicap;
    this.first = first;
    alternates = game.alternates();
    mayPass = game.mayPass();
    royalSafety = new RoyalSafety(game.definition());
    nearEnd = game.mostPliesWithoutProgress() - NEAR_END;
    evaluator = new Evaluator(game, weights, Scores.DEEPEST_PLY);
    evaluate = new StaticEvaluator(evaluator, network, Scores.DEEPEST_PLY);
    position = game.start().mutable();
    for (int i = 0; i < frames.length; i++) {
      frames[i] = new Frame();
    }
  }

  /**
   * Begins at a root.
   *
   * @param lessThanEven what a draw is worth less to the side to move there
   */
  void begin(MutablePosition root, SearchBudget spending, int lessThanEven) {
    contempt = lessThanEven;
    position = root;
    rootTurn = root.turn();
    salt = (rootTurn == 0 ? contempt : -contempt) * SALT;
    budget = spending;
    nodes = 0;
    seldepth = 0;
    evaluate.reset(root);
    for (Frame frame : frames) {
      frame.begin();
    }
  }

  /** Frames of plies before the root are there, too, so that no caller has to check for them. */
  Frame frame(int ply) {
    return frames[ply + 2];
  }

  /** The position at the end of the line. */
  MutablePosition position() {
    return position;
  }

  Evaluator evaluator() {
    return evaluator;
  }

  long nodes() {
    return nodes;
  }

  int seldepth() {
    return seldepth;
  }

  /** Counts a node, if the budget pays for it. */
  boolean enters(int ply) {
    if (!budget.pays(nodes + 1, first)) {
      return false;
    }
    nodes++;
    seldepth = Math.max(seldepth, ply);
    return true;
  }

  /**
   * The position's key for the table. Where the engine dislikes draws, one is worth something else to each side, and how often the
   * position has occurred tells how near it is.
   */
  long key() {
    return contempt == 0 ? position.hash() : position.hash() ^ (salt + position.occurrences() * SALT);
  }

  /** Whether what the table knows of the position may end the search of it. */
  boolean isTimeless() {
    return position.clock() < nearEnd;
  }

  /** Whether the side to move has more than next to nothing but a royal piece and pawns. */
  boolean hasOfficers(int ply) {
    return evaluator.officers(ply, position.turn()) > evaluator.fewOfficers();
  }

  /** Whether the search must end. */
  boolean spent() {
    return budget.spent();
  }

  /** Whether the side to move at a ply must do something for its royal piece; found out once. */
  boolean inCheck(int ply) {
    Frame frame = frame(ply);
    if (!frame.knowsCheck()) {
      frame.check(royalSafety.inCheck(position));
    }
    return frame.inCheck();
  }

  /** Whether sides alternate in this game. */
  boolean alternates() {
    return alternates;
  }

  /** Whether sides alternate and have to move, so that to give the turn away is something that no player can. */
  boolean mustMoveInTurns() {
    return alternates && !mayPass;
  }

  /** Whether the side that made the move just made at a ply is to move again. */
  boolean goesOn(int ply) {
    return !alternates && position.turn() == turns[ply];
  }

  /** Makes a move at a ply; unless it is unmade at once, {@link #follow} must be called. */
  void make(int ply, long move) {
    if (!alternates) {
      turns[ply] = position.turn();
    }
    position.make(move);
    frame(ply + 1).forgetCheck();
  }

  /** The move just made at a ply will be followed. */
  void follow(int ply, long move, int pieceTo) {
    evaluate.made(position, ply);
    frame(ply).follow(move, pieceTo);
  }

  /** Gives the turn away at a ply. */
  void pass(int ply) {
    frame(ply).pass();
    position.pass();
    frame(ply + 1).forgetCheck();
    evaluate.passed(ply);
  }

  void unmake() {
    position.unmake();
  }

  /** How the position is evaluated for the side to move: exactly, if the score may lie in the window; else about. */
  int evaluate(int ply, int alpha, int beta) {
    return Scores.evaluated(evaluate.evaluate(position, ply, alpha, beta) + handicap.error(position));
  }

  /** What the game's end or a draw in sight is worth here; {@link Scores#UNKNOWN} if there is neither. */
  int end(int ply) {
    Optional<Outcome> end = TerminalScores.of(position, frame(ply).picker().moves());
    if (end.isPresent()) {
      return score(end.get(), ply);
    }
    return position.repeats() ? ofCycle(ply) : Scores.UNKNOWN;
  }

  /** What it is worth to have no move here. */
  int withoutMoves(int ply) {
    return score(position.withoutMoves(), ply);
  }

  /**
   * A side that comes back to a position of the line will do so again; one that dislikes draws will not if it costs nothing.
   * Positions before the root do not count: of what else could have been played there the search knows nothing.
   */
  private int ofCycle(int ply) {
    Optional<Outcome> end = position.endOfCycle(ply);
    if (end.isEmpty()) {
      return Scores.UNKNOWN;
    }
    return end.get().winner().map(winner -> winner.ordinal() == position.turn() ? Margins.CHECKED_FOR_EVER
        : -Margins.CHECKED_FOR_EVER).orElse(contempt == 0 ? 0 : Scores.UNKNOWN);
  }

  private int score(Outcome end, int ply) {
    return end.winner().isEmpty() ? draw() : Scores.of(end, position.turn(), ply);
  }

  private int draw() {
    return position.turn() == rootTurn ? -contempt / OTHERS_DRAWS : contempt;
  }
}
