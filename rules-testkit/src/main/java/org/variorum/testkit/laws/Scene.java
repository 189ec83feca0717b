package org.variorum.testkit.laws;

import java.util.SplittableRandom;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.MoveList;

/**
 * A position in which a law is checked.
 *
 * @param position the position with its history; a law may make moves in it if it unmakes them
 * @param moves the legal moves of the position; a law does not change this list
 * @param random a generator for the law's own choices
 */
record Scene(Subject subject, MutablePosition position, MoveList moves, SplittableRandom random) {

  /** The position as read from its FEN, without its history. */
  Position withoutHistory() {
    return subject.game().position(position.fen());
  }
}
