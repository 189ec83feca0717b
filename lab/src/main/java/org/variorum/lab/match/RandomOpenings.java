package org.variorum.lab.match;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.variorum.engine.EngineSettings;
import org.variorum.engine.Experience;
import org.variorum.engine.Score;
import org.variorum.engine.SearchLimits;
import org.variorum.engine.SearchListener;
import org.variorum.engine.search.Engine;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.game.StartPositions;

/**
 * Openings of random legal moves, from a random start position if the game has several. The openings differ, and the
 * engine evaluates them as balanced, unless the attempts for an opening are used up.
 */
public final class RandomOpenings implements Openings {

  /** The maximum absolute score of a balanced opening, about a pawn. */
  private static final int BALANCE_LIMIT = 100;
  private static final SearchLimits BALANCE_SEARCH = SearchLimits.NONE.nodes(20_000);
  private static final EngineSettings SMALL_ENGINE = EngineSettings.DEFAULT.megabytes(4);
  /** The number of attempts for each opening. If all fail, the opening may be unbalanced or a repetition. */
  private static final int TRIES = 50;

  private final Game game;
  private final Optional<Position> start;
  private final int plies;
  private final Random random;
  private final Engine engine;
  private final List<Opening> openings = new ArrayList<>();
  private final Set<Long> positionHashes = new HashSet<>();

  /**
   * @param experience the learnt data of the engine that evaluates openings
   * @param plies the number of random moves
   * @param seed determines the openings
   */
  public RandomOpenings(Game game, Experience experience, int plies, long seed) {
    this(game, Optional.empty(), experience, plies, seed);
  }

  /**
   * @param start the start position of all openings; if empty, the game's start position, or a random one of several
   */
  public RandomOpenings(Game game, Optional<Position> start, Experience experience, int plies, long seed) {
    this.game = game;
    this.start = start;
    this.plies = plies;
    random = new Random(seed);
    engine = new Engine(game, SMALL_ENGINE.experience(experience));
  }

  @Override
  public synchronized Opening opening(int index) {
    while (openings.size() <= index) {
      openings.add(plies == 0 && hasOneStart() ? startOpening() : findBalanced());
    }
    return openings.get(index);
  }

  private Opening findBalanced() {
    Opening opening = startOpening();
    for (int i = 0; i < TRIES; i++) {
      Optional<Opening> candidate = startOpening().extend(plies, random);
      if (candidate.isPresent()) {
        opening = candidate.get();
        if (isBalanced(opening) && positionHashes.add(opening.position().hash())) {
          break;
        }
      }
    }
    return opening;
  }

  private boolean hasOneStart() {
    return start.isPresent() || StartPositions.of(game).isEmpty();
  }

  private Opening startOpening() {
    return start.map(Opening::of).orElseGet(() -> Opening.random(game, random));
  }

  private boolean isBalanced(Opening opening) {
    Position position = opening.position();
    engine.forget();
    Score score = engine.search(position, BALANCE_SEARCH, SearchListener.NONE).score();
    return score instanceof Score.Centipawns evaluation && Math.abs(evaluation.value()) <= BALANCE_LIMIT;
  }
}
