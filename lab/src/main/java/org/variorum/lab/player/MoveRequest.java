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
 * @param start where the game began
 * @param moves the moves since
 * @param position where they have led
 * @param limits what the player may spend
 * @param opponent the other side's clock, if there are clocks
 * @param patience how long an answer is waited for; a player that takes longer is taken to hang
 */
public record MoveRequest(Position start, List<Move> moves, Position position, SearchLimits limits,
    Optional<Clock> opponent,
    Duration patience) {

  public MoveRequest {
    moves = List.copyOf(moves);
  }
}
