package org.variorum.lab.player;

import java.util.Optional;
import org.variorum.engine.EngineSettings;
import org.variorum.engine.ExperienceException;
import org.variorum.engine.Result;
import org.variorum.engine.SearchLimits;
import org.variorum.engine.SearchListener;
import org.variorum.engine.search.Engine;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;

/** A player that uses the engine of this build in the same process. */
public final class EnginePlayer implements Player {

  private final Engine engine;
  private final SearchLimits ownLimits;

  /**
   * @param ownLimits limits of nodes and depth for each move, in addition to the limits of each request; other limits
   *     have no effect
   */
  public EnginePlayer(Game game, EngineSettings settings, SearchLimits ownLimits) {
    engine = new Engine(game, settings);
    this.ownLimits = ownLimits;
  }

  /** A contender that creates players with these settings. */
  public static Contender contender(String name, EngineSettings settings, SearchLimits ownLimits) {
    return new Contender() {
      @Override
      public String name() {
        return name;
      }

      @Override
      public Player createPlayer(Game game, SearchLimits limits) throws UnfitException {
        try {
          return new EnginePlayer(game, settings, ownLimits);
        } catch (ExperienceException e) {
          throw new UnfitException(String.valueOf(e.getMessage()));
        }
      }
    };
  }

  @Override
  public void begin(Position start) {
    engine.forget();
  }

  @Override
  public Answer play(MoveRequest request) throws ForfeitException {
    SearchLimits requestedLimits = request.limits();
    SearchLimits limits = requestedLimits.nodes(Math.min(requestedLimits.nodes(), ownLimits.nodes()))
        .depth(Math.min(requestedLimits.depth(), ownLimits.depth()));
    Result result = search(request, limits);
    return new Answer(
        result.bestMove().orElseThrow(
            () -> new ForfeitException(ForfeitException.Reason.ILLEGAL_MOVE, "the engine found no move")),
        Optional.of(result.score()), result.depth(), result.nodes());
  }

  private Result search(MoveRequest request, SearchLimits limits) throws ForfeitException {
    try {
      return engine.search(request.position(), limits, 1, new Timeout(request));
    } catch (RuntimeException | StackOverflowError | AssertionError e) {
      StackTraceElement[] trace = e.getStackTrace();
      throw new ForfeitException(ForfeitException.Reason.CRASH,
          e + (trace.length > 0 ? " at " + trace[0] : "") + ", position " + request.position().fen());
    }
  }

  /** Stops a search when the {@link MoveRequest#patience} of its request has passed. */
  private static final class Timeout implements SearchListener {
    private final long end;

    Timeout(MoveRequest request) {
      end = System.nanoTime() + request.patience().toNanos();
    }

    @Override
    public void depthCompleted(Result result) {}

    @Override
    public boolean mustStop() {
      return System.nanoTime() - end >= 0;
    }
  }

  @Override
  public void close() {}
}
