package org.variorum.lab.match;

import java.time.Duration;
import java.util.Optional;
import org.variorum.engine.SearchLimits;
import org.variorum.lab.player.Contender;
import org.variorum.lab.statistics.Sprt;
import org.variorum.rules.game.Game;

/**
 * The plan of a match. Each opening is played twice, with sides changed: A plays White in odd-numbered games.
 *
 * @param games the maximum number of games
 * @param limits the limits of each move; its clock, if any, is the initial state of each side's clock
 * @param margin the time by which a move may exceed its limit without losing
 * @param adjudication the conditions for ending a game before its rules end it
 * @param openings the opening of each pair of games, by the number of the pair from 0
 * @param sprt ends the match as soon as it has decided; empty to play all games
 */
public record MatchPlan(Game game, Contender a, Contender b, int games, SearchLimits limits, Duration margin,
    Adjudication adjudication, Openings openings, Optional<Sprt> sprt) implements Series<MatchGame> {

  /** The default margin, for the delays of processes and pipes. */
  public static final Duration USUAL_MARGIN = Duration.ofMillis(50);

  /** @throws IllegalArgumentException if {@code games} is less than 1 */
  public MatchPlan {
    if (games < 1) {
      throw new IllegalArgumentException("a match needs at least one game");
    }
  }

  @Override
  public Worker<MatchGame> worker() {
    return new MatchWorker(this);
  }
}
