package org.variorum.lab.player;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.variorum.engine.Clock;
import org.variorum.engine.SearchLimits;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Move;

/**
 * A request to a player for a move, in a game that has not ended.
 *
 * @param start the first position of the game
 * @param moves the moves since the start
 * @param position the position after these moves
 * @param limits the limits of the search, with the clock of the side to move
 * @param opponentClock the opponent's clock; empty if there are no clocks
 * @param patience the time after which the player is considered to hang
 */
public record MoveRequest(Position start, List<Move> moves, Position position, SearchLimits limits,
    Optional<Clock> opponentClock,
    Duration patience) {

  public MoveRequest {
    moves = List.copyOf(moves);
  }
}
