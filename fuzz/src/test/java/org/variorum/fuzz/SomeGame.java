package org.variorum.fuzz;

import java.util.ArrayList;
import java.util.List;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Move;

/** The beginning of a game as a seed: each move is the one in the middle of the list of legal moves. */
final class SomeGame {

  private static final int PLIES = 12;

  private SomeGame() {}

  static List<Move> moves(Game game) {
    List<Move> played = new ArrayList<>();
    Position position = game.start();
    while (played.size() < PLIES && !position.moves().isEmpty()) {
      Move move = position.moves().get(position.moves().size() / 2);
      played.add(move);
      position = position.play(move);
    }
    return played;
  }
}
