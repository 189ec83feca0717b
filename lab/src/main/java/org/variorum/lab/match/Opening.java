package org.variorum.lab.match;

import java.util.ArrayList;
import java.util.List;
import org.variorum.rules.game.Move;
import org.variorum.rules.game.Position;

/**
 * Where players take a game over.
 *
 * @param start where it began
 * @param moves what was played before they took it over
 * @param position where that has led
 */
public record Opening(Position start, List<Move> moves, Position position) {

  public Opening {
    moves = List.copyOf(moves);
  }

  /** A game that players play from its start. */
  public static Opening at(Position start) {
    return new Opening(start, List.of(), start);
  }

  /** This opening, a move longer. */
  Opening then(Move move) {
    List<Move> longer = new ArrayList<>(moves);
    longer.add(move);
    return new Opening(start, longer, position.play(move));
  }
}
