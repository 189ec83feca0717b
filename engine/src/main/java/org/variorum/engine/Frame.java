package org.variorum.engine;

import java.util.Arrays;
import java.util.List;
import org.variorum.rules.position.MoveList;

/** What a thread knows of one ply of the line that it looks at. */
final class Frame {

  final MoveList moves = new MoveList();
  int[] order = new int[128];
  /** The quiet moves tried so far, and the captures, for the histories. */
  final int[] quiets = new int[64];
  final int[] captures = new int[32];
  final int[] victims = new int[32];
  int quietCount;
  int captureCount;
  final TranspositionTable.Entry known = new TranspositionTable.Entry();
  final long[] line = new long[Scores.DEEPEST_PLY + 2];
  int lineLength;
  /** The position's hash, once it has been looked up. */
  long key;
  long killer;
  long secondKiller;
  /** The move being looked at from here, and what it is to the histories; 0 and {@link Histories#NONE} for a null move. */
  long move;
  int pieceTo;
  /** Whether the royal piece is in danger, once {@link #listened} tells that this has been found out. */
  boolean check;
  boolean listened;
  int evaluation;
  /** What the position may be worth, by its evaluation and by what the table knows. */
  int guess;
  /** A move to be left out, to see whether all others are worse. */
  long excluded;

  /** The search of the moves: how deep, and whether all scores between the bounds matter, or a cut is expected. */
  int depth;
  boolean pv;
  boolean cut;
  boolean improving;
  /** The move that the table knows, 0 if it knows none or it may not be looked at; and by how much it is extended. */
  long knownMove;
  int extension;
  /** The best score so far; alpha, which a score must exceed to be of use; and the move that has last raised it. */
  int best;
  int alpha;
  long bestMove;
  /** Where the next move stands among {@link #moves}; negative before these are listed. */
  int index;
  /** How many moves have been tried; of the last one its order, whether it is quiet, and how well it has done. */
  int tried;
  int rank;
  boolean quiet;
  int merit;

  /** Prepares to look at the moves. */
  void begin(int left, int alpha, long known, int knownExtension, boolean isPv, boolean isCut,
      boolean isImproving) {
    depth = left;
    pv = isPv;
    cut = isCut;
    improving = isImproving;
    knownMove = known;
    extension = knownExtension;
    best = -Scores.INFINITE;
    this.alpha = alpha;
    bestMove = 0;
    index = -1;
    tried = 0;
    quietCount = 0;
    captureCount = 0;
  }

  /** The last move was not too good, and is remembered for that. */
  void triedInVain(int itsPieceTo, int victim) {
    if (quiet && quietCount < quiets.length) {
      quiets[quietCount++] = itsPieceTo;
    } else if (!quiet && captureCount < captures.length) {
      captures[captureCount] = itsPieceTo;
      victims[captureCount++] = victim;
    }
  }

  /** Forgets the search before. */
  void begin() {
    forgetKillers();
    move = 0;
    pieceTo = Histories.NONE;
    excluded = 0;
    evaluation = Scores.UNKNOWN;
    lineLength = 0;
    listened = false;
  }

  void forgetKillers() {
    killer = 0;
    secondKiller = 0;
  }

  void clearLine() {
    lineLength = 0;
  }

  /** The line's moves. */
  List<Long> line() {
    return Arrays.stream(line, 0, lineLength).boxed().toList();
  }

  /** The line is a move and what follows it. */
  void lead(long first, Frame next) {
    line[0] = first;
    System.arraycopy(next.line, 0, line, 1, next.lineLength);
    lineLength = next.lineLength + 1;
  }

  /** Makes room for the order of all moves. */
  int[] order() {
    if (order.length < moves.size()) {
      order = new int[2 * moves.size()];
    }
    return order;
  }
}
