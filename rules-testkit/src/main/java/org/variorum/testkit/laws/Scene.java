package org.variorum.testkit.laws;

import java.util.SplittableRandom;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.MoveList;

/**
 * A position that a law is held to.
 *
 * @param position with its past; a law may make moves and takes them back
 * @param moves its legal moves; a law leaves them as they are
 * @param random for the law's own choices
 */
record Scene(Subject subject, MutablePosition position, MoveList moves, SplittableRandom random) {

  /** The position as its FEN tells it, without its past. */
  Position told() {
    return subject.game().position(position.fen());
  }
}
