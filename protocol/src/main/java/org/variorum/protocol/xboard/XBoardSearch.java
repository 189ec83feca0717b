package org.variorum.protocol.xboard;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.variorum.engine.Result;
import org.variorum.engine.SearchLimits;
import org.variorum.engine.search.Engine;
import org.variorum.protocol.SearchTask;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Move;

/** A search with what it is for. But for what it reports, it belongs to the thread of the session. */
final class XBoardSearch implements SearchTask.Report {

  /** What a search is for. */
  enum Purpose {
    /** A move is to be made. */
    MOVE,
    /** The opponent is to move, and is expected to make a certain move. */
    PONDER,
    /** The user analyses. */
    ANALYSIS
  }

  /** Receives reports of a search on the search thread. */
  interface Audience {

    /** A depth has been finished. */
    void deeper(XBoardSearch search, Result result);

    /** It has ended; after it came to grief without a result, or with that of the last depth. */
    void ended(XBoardSearch search, Optional<Throwable> grief);
  }

  private final Position from;
  private final Optional<Move> expected;
  private final Audience audience;
  private final SearchTask thinking;
  private final Purpose purpose;
  private volatile @Nullable Result result;

  /**
   * @param expected the move that leads to the position, if the opponent has not yet made it
   * @param lines how many lines to find
   */
  XBoardSearch(Engine engine, Position from, Optional<Move> expected, SearchLimits limits, int lines,
      Purpose purpose,
      Audience audience) {
    this.from = from;
    this.expected = expected;
    this.purpose = purpose;
    this.audience = audience;
    thinking =
        new SearchTask(engine, new SearchTask.Task(from, limits, lines, purpose != Purpose.MOVE, false),
            this);
  }

  @Override
  public void deeper(Result reached) {
    result = reached;
    audience.deeper(this, reached);
  }

  @Override
  public void found(Result best) {
    result = best;
    audience.ended(this, Optional.empty());
  }

  @Override
  public void failed(Throwable cause) {
    audience.ended(this, Optional.of(cause));
  }

  void start() {
    thinking.start();
  }

  /** Ends it, and waits until it has reported its end. */
  void stop() {
    thinking.stop();
  }

  /** Waits until it has ended by itself. */
  void join() {
    thinking.join();
  }

  /** The position that is searched. */
  Position from() {
    return from;
  }

  Optional<Move> expected() {
    return expected;
  }

  boolean isFor(Purpose what) {
    return purpose == what;
  }

  /** What has been found so far. */
  Optional<Result> result() {
    return Optional.ofNullable(result);
  }

  /** The move to make: the best, or any if nothing has been found; empty if there is none. */
  Optional<Move> move() {
    return result().flatMap(Result::best).or(() -> from.moves().stream().findFirst());
  }
}
