package org.variorum.lab.first;

/** The best lines from each ply on, as a triangle: the line of a ply is a move and the line of the next ply. */
final class Line {

  private final long[][] moves;
  private final int[] lengths;

  Line(int plies) {
    moves = new long[plies + 2][];
    lengths = new int[plies + 2];
    for (int ply = 0; ply < moves.length; ply++) {
      moves[ply] = new long[moves.length - ply];
    }
  }

  /** Nothing is known from a ply on. */
  void clear(int ply) {
    lengths[ply] = 0;
  }

  /** A move is best at a ply, and then the line of the next ply. */
  void lead(int ply, long move) {
    moves[ply][0] = move;
    System.arraycopy(moves[ply + 1], 0, moves[ply], 1, lengths[ply + 1]);
    lengths[ply] = lengths[ply + 1] + 1;
  }

  /** The length of the line from the root. */
  int length() {
    return lengths[0];
  }

  /** A move of the line from the root. */
  long move(int index) {
    return moves[0][index];
  }
}
