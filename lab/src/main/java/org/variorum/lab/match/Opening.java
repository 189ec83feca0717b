package org.variorum.lab.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.game.StartPositions;
import org.variorum.rules.position.Move;

/**
 * The beginning of a game, which is given to the players.
 *
 * @param start the first position of the game
 * @param moves the moves of the opening
 * @param position the position after these moves
 */
public record Opening(Position start, List<Move> moves, Position position) {

  public Opening {
    moves = List.copyOf(moves);
  }

  /** An opening without moves. */
  public static Opening of(Position start) {
    return new Opening(start, List.of(), start);
  }

  /** An opening without moves, from a random start position if the game has several. */
  public static Opening random(Game game, RandomGenerator random) {
    return of(
        StartPositions.of(game).map(starts -> starts.position(starts.random(random))).orElse(game.start()));
  }

  /** An opening of {@code plies} random moves from a start position; empty if the moves end the game. */
  public static Optional<Opening> random(Game game, int plies, RandomGenerator random) {
    return random(game, random).extend(plies, random);
  }

  /** This opening continued by random moves; empty if the moves end the game. */
  Optional<Opening> extend(int plies, RandomGenerator random) {
    Opening opening = this;
    for (int ply = 0; ply < plies; ply++) {
      List<Move> moves = opening.position().moves();
      opening = opening.withMove(moves.get(random.nextInt(moves.size())));
      if (opening.position().outcome().isPresent()) {
        return Optional.empty();
      }
    }
    return Optional.of(opening);
  }

  /** This opening with one more move. */
  Opening withMove(Move move) {
    List<Move> extended = new ArrayList<>(moves);
    extended.add(move);
    return new Opening(start, extended, position.play(move));
  }
}
