package org.variorum.rules.program;

/** The destinations of pieces, added up from {@link ReachTable}s: a set of squares for moves and one for captures. */
public final class ReachedSquares {

  public long moveLo;
  public long moveHi;
  public long captureLo;
  public long captureHi;

  public void clear() {
    moveLo = 0;
    moveHi = 0;
    captureLo = 0;
    captureHi = 0;
  }

  /** Keeps only the given squares. */
  public void keep(long lo, long hi) {
    moveLo &= lo;
    moveHi &= hi;
    captureLo &= lo;
    captureHi &= hi;
  }

  /**
   * Adds the squares where moves or captures of a piece may end, apart from {@link ReachTable#limitedCaptures}. The
   * caller removes occupied squares from the moves, and squares without victims from the captures.
   */
  public void add(ReachTable reach, long occupiedLo, long occupiedHi) {
    long bothLo = reach.bothLo;
    long bothHi = reach.bothHi;
    for (ReachTable.Group group : reach.bothGroups) {
      int index = group.index(occupiedLo, occupiedHi);
      bothLo |= group.table[index];
      bothHi |= group.highWord(index);
    }
    moveLo |= bothLo | reach.moveLo;
    moveHi |= bothHi | reach.moveHi;
    captureLo |= bothLo | reach.captureLo;
    captureHi |= bothHi | reach.captureHi;
    for (ReachTable.Group group : reach.singleGroups) {
      int index = group.index(occupiedLo, occupiedHi);
      if ((group.endFlags & Node.MOVE) != 0) {
        moveLo |= group.table[index];
        moveHi |= group.highWord(index);
      } else {
        captureLo |= group.table[index];
        captureHi |= group.highWord(index);
      }
    }
  }

  /** Adds the same squares as {@link #add}, on a board of up to 64 squares. */
  public void addOnSmallBoard(ReachTable reach, long occupied) {
    long both = reach.bothLo;
    for (ReachTable.Group group : reach.bothGroups) {
      both |= group.entryOnSmallBoard(occupied);
    }
    long moves = both | reach.moveLo;
    long captures = both | reach.captureLo;
    for (ReachTable.Group group : reach.singleGroups) {
      long entry = group.entryOnSmallBoard(occupied);
      if ((group.endFlags & Node.MOVE) != 0) {
        moves |= entry;
      } else {
        captures |= entry;
      }
    }
    moveLo |= moves;
    captureLo |= captures;
  }

  public boolean movesTo(int square) {
    return ((square < 64 ? moveLo : moveHi) >>> square & 1) != 0;
  }

  public boolean capturesOn(int square) {
    return ((square < 64 ? captureLo : captureHi) >>> square & 1) != 0;
  }
}
