package org.variorum.lab.match;

import java.time.Duration;
import java.util.Optional;
import org.variorum.engine.SearchLimits;
import org.variorum.lab.player.Contender;
import org.variorum.lab.statistics.Sprt;
import org.variorum.rules.game.Game;

/**
 * The plan of a match. Each opening is played twice, with sides changed: A has White in odd-numbered games.
 *
 * @param games how many games at most
 * @param pace what each move may cost; a clock among it is what each side's clock shows at the start
 * @param margin how much more than its time a move may take
 * @param adjudication when a game ends before its rules end it
 * @param openings where players take games over
 * @param sprt ends the match as soon as it has decided
 */
public record MatchPlan(Game game, Contender a, Contender b, int games, SearchLimits pace, Duration margin,
    Adjudication adjudication, Openings openings, Optional<Sprt> sprt) implements Series<MatchGame> {

  /** What a move may take beyond its time unless said otherwise: a process is woken, a line goes through a pipe. */
  public static final Duration USUAL_MARGIN = Duration.ofMillis(50);

  /** @throws IllegalArgumentException if nothing would be played */
  public MatchPlan {
    if (games < 1) {
      throw new IllegalArgumentException("a match needs games");
    }
  }

  @Override
  public Place<MatchGame> place() {
    return new MatchPlace(this);
  }
}
