package org.variorum.engine.search;

import java.util.Arrays;
import java.util.List;
import org.variorum.engine.ordering.Histories;
import org.variorum.engine.ordering.Killers;
import org.variorum.engine.ordering.MovePicker;
import org.variorum.engine.ordering.TriedMoves;
import org.variorum.engine.score.Scores;
import org.variorum.engine.table.TableEntry;

/** What a thread knows of one ply of the line that it looks at: the position there, the node that is searched, its best line. */
final class Frame {

  private final MovePicker picker = new MovePicker();
  private final Killers killers = new Killers();
  private final TriedMoves triedInVain = new TriedMoves();
  private final TableEntry entry = new TableEntry();
  private final long[] line = new long[Scores.DEEPEST_PLY + 2];
  private int lineLength;

  private long key;
  private boolean inCheck;
  private boolean checkIsKnown;
  private int evaluation;
  private int guess;
  private long move;
  private int pieceTo;
  private long excluded;

  private int depth;
  private boolean pv;
  private boolean cut;
  private boolean improving;
  private long hashMove;
  private int extension;
  private int best;
  private int alpha;
  private long bestMove;

  private int tried;
  private int rank;
  private boolean quiet;
  private int triedPieceTo;
  private int victim;
  private int history;

  /** Forgets the search before. */
  void begin() {
    killers.forget();
    pass();
    excluded = 0;
    evaluation = Scores.UNKNOWN;
    lineLength = 0;
    checkIsKnown = false;
  }

  // The best line from here on.

  void clearLine() {
    lineLength = 0;
  }

  List<Long> line() {
    return Arrays.stream(line, 0, lineLength).boxed().toList();
  }

  /** The line is a move and what follows it. */
  void lead(long first, Frame next) {
    line[0] = first;
    System.arraycopy(next.line, 0, line, 1, next.lineLength);
    lineLength = next.lineLength + 1;
  }

  // The position.

  /** The position's key for the table, once it has been looked up. */
  long key() {
    return key;
  }

  void key(long ofPosition) {
    key = ofPosition;
  }

  /** What the table knows of the position. */
  TableEntry entry() {
    return entry;
  }

  boolean knowsCheck() {
    return checkIsKnown;
  }

  /** Whether the royal piece is in danger, once this has been found out. */
  boolean inCheck() {
    return inCheck;
  }

  void check(boolean found) {
    inCheck = found;
    checkIsKnown = true;
  }

  /** Another position is reached. */
  void forgetCheck() {
    checkIsKnown = false;
  }

  /** The static evaluation; {@link Scores#UNKNOWN} in check. */
  int evaluation() {
    return evaluation;
  }

  /** The position is evaluated; what the table knows is a better guess of what it is worth, if it is on the right side. */
  void evaluated(int statically) {
    evaluation = statically;
    guess = entry.tells(statically) ? entry.score() : statically;
  }

  /** In the quiescence search: what it is worth to stand still; {@link Scores#UNKNOWN} where a check must be answered. */
  void stand(int standing) {
    evaluation = standing;
  }

  /** What the position may be worth. */
  int guess() {
    return guess;
  }

  /** Whether the side to move stands better than at its last turn. */
  boolean improvesOn(Frame lastTurn) {
    return evaluation != Scores.UNKNOWN && lastTurn.evaluation != Scores.UNKNOWN
        && evaluation > lastTurn.evaluation;
  }

  /** A move to be left out, to see whether all others are worse; 0 if there is none. */
  long excluded() {
    return excluded;
  }

  void exclude(long singular) {
    excluded = singular;
  }

  // The move being looked at from here.

  /** 0 for a null move. */
  long move() {
    return move;
  }

  /** The move as it is to the histories; {@link Histories#NONE} for a null move. */
  int pieceTo() {
    return pieceTo;
  }

  void follow(long made, int itsPieceTo) {
    move = made;
    pieceTo = itsPieceTo;
  }

  void pass() {
    follow(0, Histories.NONE);
  }

  // The node: how it is searched.

  /**
   * Prepares to look at the moves.
   *
   * @param left the depth
   * @param least alpha
   * @param ofTable the hash move, 0 if there is none or it may not be looked at
   * @param itsExtension by how many plies that is searched deeper
   */
  void begin(int left, int least, long ofTable, int itsExtension, boolean isPv, boolean isCut,
      boolean isImproving) {
    depth = left;
    pv = isPv;
    cut = isCut;
    improving = isImproving;
    hashMove = ofTable;
    extension = itsExtension;
    best = -Scores.INFINITE;
    alpha = least;
    bestMove = 0;
    tried = 0;
    picker.begin();
    triedInVain.clear();
  }

  int depth() {
    return depth;
  }

  /** Whether all scores between alpha and beta matter: it is a node of the principal variation. */
  boolean isPv() {
    return pv;
  }

  /** Whether a cut is expected. */
  boolean isCut() {
    return cut;
  }

  boolean isImproving() {
    return improving;
  }

  long hashMove() {
    return hashMove;
  }

  /** By how many plies the hash move is searched deeper. */
  int extension() {
    return extension;
  }

  // The node: what has been found.

  /** The best score so far. */
  int best() {
    return best;
  }

  /** What a score must exceed to be of use. */
  int alpha() {
    return alpha;
  }

  /** The move that has last raised alpha; 0 if none has. */
  long bestMove() {
    return bestMove;
  }

  /**
   * The move just tried has a score.
   *
   * @param next what follows it
   * @param root whether the first move makes a line, however bad it is
   * @return whether the line now begins with the move
   */
  boolean score(long ofMove, int score, Frame next, boolean root) {
    if (score <= best) {
      return false;
    }
    best = score;
    if (score <= alpha && !(root && tried == 1)) {
      return false;
    }
    bestMove = score > alpha ? ofMove : bestMove;
    lead(ofMove, next);
    alpha = Math.max(alpha, score);
    return true;
  }

  /** Some move was left out: it is taken to be no better than the position looks, and too bad for the window. */
  void leaveOut() {
    best = Math.max(best, Math.min(alpha, Scores.evaluated(evaluation)));
  }

  // The moves.

  MovePicker picker() {
    return picker;
  }

  Killers killers() {
    return killers;
  }

  /** Moves that were not good enough to cut. */
  TriedMoves triedInVain() {
    return triedInVain;
  }

  /** A quiet move is tried. */
  void tryQuiet(int itsRank, int itsPieceTo, int itsHistory) {
    tryMove(itsRank, true, itsPieceTo, 0, itsHistory);
  }

  /** A capture or promotion is tried. */
  void tryTactical(int itsRank, int itsPieceTo, int captured) {
    tryMove(itsRank, false, itsPieceTo, captured, 0);
  }

  private void tryMove(int itsRank, boolean isQuiet, int itsPieceTo, int captured, int itsHistory) {
    tried++;
    rank = itsRank;
    quiet = isQuiet;
    triedPieceTo = itsPieceTo;
    victim = captured;
    history = itsHistory;
  }

  /** How many moves have been tried. */
  int tried() {
    return tried;
  }

  /** The rank of the move that is tried; 0 for the hash move. */
  int rank() {
    return rank;
  }

  /** Whether the move that is tried is quiet. */
  boolean isQuiet() {
    return quiet;
  }

  /** What the move that is tried is to the histories. */
  int triedPieceTo() {
    return triedPieceTo;
  }

  /** What the move that is tried captures; 0 if it is quiet. */
  int victim() {
    return victim;
  }

  /** How well the move that is tried has done, if it is quiet. */
  int history() {
    return history;
  }
}
