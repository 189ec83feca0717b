package org.variorum.app.play;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.atomic.AtomicBoolean;
import org.variorum.engine.EngineSettings;
import org.variorum.engine.ExperienceException;
import org.variorum.engine.Level;
import org.variorum.engine.Result;
import org.variorum.engine.SearchLimits;
import org.variorum.engine.SearchListener;
import org.variorum.engine.Strength;
import org.variorum.engine.search.Engine;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;

/** The computer opponent. Its engine is created in the background, while the user looks at the board. */
final class Opponent {

  /** The node limit for a hint, so that it takes less than two seconds. */
  private static final long HINT_NODES = 800_000;

  private final Game game;
  private final Level level;
  private final EngineSettings settings;
  private final CompletableFuture<Engine> engine;
  /** The engine that gives hints; created with the first hint. It plays at full strength whatever the level. */
  private Optional<Engine> adviser = Optional.empty();

  Opponent(Game game, Level level, EngineSettings settings) {
    this.game = game;
    this.level = level;
    this.settings = settings;
    engine = CompletableFuture
        .supplyAsync(() -> new Engine(game, settings.strength(level.strength())));
  }

  /**
   * The result of a search.
   *
   * @param isInterrupted whether the user interrupted the search
   */
  record Answer(Result result, boolean isInterrupted) {}

  /** @throws ExperienceException if the experience file of the game cannot be read */
  private Engine awaitEngine() {
    try {
      return engine.join();
    } catch (CompletionException e) {
      if (e.getCause() instanceof ExperienceException damaged) {
        throw damaged;
      }
      throw e;
    }
  }

  Level level() {
    return level;
  }

  /** Searches for a move at the opponent's level; returns the best move so far as soon as the user interrupts. */
  Answer think(Position position, GameConsole console) {
    return think(awaitEngine(), position, level.limits(), console);
  }

  /** Searches for a hint at full strength, whatever the opponent's level. */
  Answer advise(Position position, GameConsole console) {
    Engine fullStrength = adviser.orElseGet(
        () -> level.strength().isFull() ? awaitEngine() : new Engine(game, settings.strength(Strength.FULL)));
    adviser = Optional.of(fullStrength);
    return think(fullStrength, position, Level.EIGHT.limits().nodes(HINT_NODES), console);
  }

  private static Answer think(Engine engine, Position position, SearchLimits limits, GameConsole console) {
    AtomicBoolean stopped = new AtomicBoolean();
    SearchListener listener = new SearchListener() {
      @Override
      public void depthCompleted(Result result) {}

      @Override
      public boolean mustStop() {
        return stopped.get();
      }
    };
    try (GameConsole.Watch watch = console.onInterrupt(() -> stopped.set(true))) {
      return new Answer(engine.search(position, limits, listener), stopped.get());
    }
  }
}
