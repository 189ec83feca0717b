package org.variorum.rules.game;

/** Where pieces come to, as sets of squares added up from {@link Reach}: to move there, and to capture there. */
final class Ends {

  long moveLo;
  long moveHi;
  long captureLo;
  long captureHi;

  void clear() {
    moveLo = 0;
    moveHi = 0;
    captureLo = 0;
    captureHi = 0;
  }

  /** Adds what a piece reaches over empty squares, the first occupied ones included. */
  void add(Reach reach, long occupiedLo, long occupiedHi) {
    long alikeLo = reach.alikeLo;
    long alikeHi = reach.alikeHi;
    for (Reach.Group group : reach.alike) {
      int index = group.index(occupiedLo, occupiedHi);
      alikeLo |= group.table[index];
      alikeHi |= group.hi(index);
    }
    moveLo |= alikeLo | reach.moveLo;
    moveHi |= alikeHi | reach.moveHi;
    captureLo |= alikeLo | reach.captureLo;
    captureHi |= alikeHi | reach.captureHi;
    for (Reach.Group group : reach.halves) {
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

  boolean movesTo(int square) {
    return ((square < 64 ? moveLo : moveHi) >>> square & 1) != 0;
  }

  boolean capturesOn(int square) {
    return ((square < 64 ? captureLo : captureHi) >>> square & 1) != 0;
  }
}
