package org.variorum.engine;

import org.variorum.rules.game.MoveList;

/** What a thread knows of one ply of the line that it looks at. */
final class Frame {

  final MoveList moves = new MoveList();
  int[] order = new int[128];
  /** The quiet moves tried so far, and the takes, for the histories. */
  final long[] quiets = new long[64];
  final long[] takes = new long[32];
  int quietCount;
  int takeCount;
  final TranspositionTable.Entry known = new TranspositionTable.Entry();
  final long[] line = new long[Scores.DEEPEST_PLY + 2];
  int lineLength;
  long killer;
  long secondKiller;
  /** The move being looked at from here, and what it is to the histories; 0 and {@link Histories#NONE} for a null move. */
  long move;
  int deed;
  boolean check;
  int judgement;
  /** A move to be left out, to see whether all others are worse. */
  long excluded;

  /** Forgets the search before. */
  void begin() {
    killer = 0;
    secondKiller = 0;
    move = 0;
    deed = Histories.NONE;
    excluded = 0;
    judgement = Scores.UNKNOWN;
    lineLength = 0;
  }

  void clearLine() {
    lineLength = 0;
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
