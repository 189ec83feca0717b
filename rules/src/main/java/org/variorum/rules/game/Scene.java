package org.variorum.rules.game;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * A position as explanations look at it.
 *
 * @param play a copy of the position, on which moves can be tried
 * @param moves the legal moves
 * @param outcome tells how the game has ended there
 */
record Scene(Play play, List<Move> moves, Supplier<Optional<Outcome>> outcome) {

  /** The same with a copy of its own to try moves on. */
  Scene copy() {
    return new Scene(play.copy(), moves, outcome);
  }
}
