package org.variorum.rules.movement.betza;

import org.variorum.rules.board.Step;

/** The hand to which a path turned last. */
enum Bend {
  NONE, LEFT, RIGHT;

  /** The hand to which a path turns between two steps; straight on and straight back are no bend. */
  static Bend between(Step before, Step after) {
    int cross = before.right() * after.up() - before.up() * after.right();
    if (cross == 0) {
      return NONE;
    }
    return cross > 0 ? LEFT : RIGHT;
  }

  /** The letter that turns to the same hand again; to both where there was no bend yet. */
  BetzaModifier same() {
    return switch (this) {
      case NONE -> BetzaModifier.SIDEWAYS;
      case LEFT -> BetzaModifier.LEFT;
      case RIGHT -> BetzaModifier.RIGHT;
    };
  }

  /** The letter that turns to the other hand; to both where there was no bend yet. */
  BetzaModifier other() {
    return switch (this) {
      case NONE -> BetzaModifier.SIDEWAYS;
      case LEFT -> BetzaModifier.RIGHT;
      case RIGHT -> BetzaModifier.LEFT;
    };
  }
}
