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
 * Openings of random legal moves, from a random start position if the game has several. All openings differ, as far as
 * the game has enough of them. Openings in which the engine evaluates one side as ahead are avoided.
 */
public final class RandomOpenings implements Openings {

  /** The maximum absolute evaluation of a level opening, about a pawn. */
  private static final int LEVEL_LIMIT = 100;
  private static final SearchLimits LEVEL_CHECK = SearchLimits.NONE.nodes(20_000);
  private static final EngineSettings SMALL_ENGINE = EngineSettings.DEFAULT.megabytes(4);
  /** The number of attempts for each opening; after them, an opening may be unbalanced or repeated. */
  private static final int TRIES = 50;

  private final Game game;
  private final Optional<Position> start;
  private final int plies;
  private final Random random;
  private final Engine engine;
  private final List<Opening> openings = new ArrayList<>();
  private final Set<Long> positionHashes = new HashSet<>();

  /**
   * @param experience the learnt files of the engine that evaluates openings
   * @param plies the number of random moves
   * @param seed determines the openings
   */
  public RandomOpenings(Game game, Experience experience, int plies, long seed) {
    this(game, Optional.empty(), experience, plies, seed);
  }

  /** @param start the start of all openings; if empty, each opening has the game's start, or a random one of several */
  public RandomOpenings(Game game, Optional<Position> start, Experience experience, int plies, long seed) {
    this.game = game;
    this.start = start;
    this.plies = plies;
    random = new Random(seed);
    engine = new Engine(game, SMALL_ENGINE.experience(experience));
  }

  @Override
  public synchronized Opening at(int index) {
    while (openings.size() <= index) {
      openings.add(plies == 0 && isFixed() ? startOpening() : find());
    }
    return openings.get(index);
  }

  private Opening find() {
    Opening opening = startOpening();
    for (int i = 0; i < TRIES; i++) {
      Optional<Opening> candidate = startOpening().extend(plies, random);
      if (candidate.isPresent()) {
        opening = candidate.get();
        if (isLevel(opening) && positionHashes.add(opening.position().hash())) {
          break;
        }
      }
    }
    return opening;
  }

  private boolean isFixed() {
    return start.isPresent() || StartPositions.of(game).isEmpty();
  }

  private Opening startOpening() {
    return start.map(Opening::at).orElseGet(() -> Opening.random(game, random));
  }

  private boolean isLevel(Opening opening) {
    Position position = opening.position();
    engine.forget();
    Score score = engine.search(position, LEVEL_CHECK, SearchListener.PATIENT).score();
    return score instanceof Score.Centipawns evaluation && Math.abs(evaluation.value()) <= LEVEL_LIMIT;
  }
}
