package org.variorum.rules.program;

/** The destinations of pieces, added up from {@link ReachTable}s: a set of squares for moves and one for captures. */
public final class Ends {

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

  /** Adds the squares that a piece reaches over empty squares, including the first occupied squares. */
  public void add(ReachTable reach, long occupiedLo, long occupiedHi) {
    long alikeLo = reach.alikeLo;
    long alikeHi = reach.alikeHi;
    for (ReachTable.Group group : reach.alike) {
      int index = group.index(occupiedLo, occupiedHi);
      alikeLo |= group.table[index];
      alikeHi |= group.hi(index);
    }
    moveLo |= alikeLo | reach.moveLo;
    moveHi |= alikeHi | reach.moveHi;
    captureLo |= alikeLo | reach.captureLo;
    captureHi |= alikeHi | reach.captureHi;
    for (ReachTable.Group group : reach.separate) {
      int index = group.index(occupiedLo, occupiedHi);
      if ((group.ends & Node.MOVE) != 0) {
        moveLo |= group.table[index];
        moveHi |= group.hi(index);
      } else {
        captureLo |= group.table[index];
        captureHi |= group.hi(index);
      }
    }
  }

  /** Adds the squares that a piece reaches, on a board of up to 64 squares. */
  public void addNarrowly(ReachTable reach, long occupied) {
    long alike = reach.alikeLo;
    for (ReachTable.Group group : reach.alike) {
      alike |= group.narrow(occupied);
    }
    long moves = alike | reach.moveLo;
    long captures = alike | reach.captureLo;
    for (ReachTable.Group group : reach.separate) {
      long found = group.narrow(occupied);
      if ((group.ends & Node.MOVE) != 0) {
        moves |= found;
      } else {
        captures |= found;
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
