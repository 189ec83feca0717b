package org.variorum.protocol.xboard;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.variorum.engine.Result;
import org.variorum.engine.SearchLimits;
import org.variorum.engine.search.Engine;
import org.variorum.protocol.SearchTask;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Move;

/** A search and its purpose. Its reports come from the search thread; all other methods are for the session thread. */
final class XBoardSearch implements SearchTask.Report {

  /** Purpose of a search. */
  enum Purpose {
    /** To find the engine's next move. */
    MOVE,
    /** To prepare for the expected move of the opponent, in the opponent's time. */
    PONDER,
    /** To analyse for the user. */
    ANALYSIS
  }

  /** Receives reports of a search on the search thread. */
  interface Listener {

    /** Called after each completed depth. */
    void depthCompleted(XBoardSearch search, Result result);

    /** Called at the end. After a failure, the result is the one of the last completed depth. */
    void searchEnded(XBoardSearch search, Optional<Throwable> failure);
  }

  private final Position from;
  private final Optional<Move> expected;
  private final Listener listener;
  private final SearchTask task;
  private final Purpose purpose;
  private volatile @Nullable Result result;

  /**
   * @param expected the opponent's expected move, which leads to {@code from}; empty if the position is the current one
   * @param lines the number of principal variations
   */
  XBoardSearch(Engine engine, Position from, Optional<Move> expected, SearchLimits limits, int lines,
      Purpose purpose,
      Listener listener) {
    this.from = from;
    this.expected = expected;
    this.purpose = purpose;
    this.listener = listener;
    task =
        new SearchTask(engine, new SearchTask.Request(from, limits, lines, purpose != Purpose.MOVE, false),
            this);
  }

  @Override
  public void depthCompleted(Result depthResult) {
    result = depthResult;
    listener.depthCompleted(this, depthResult);
  }

  @Override
  public void found(Result finalResult) {
    result = finalResult;
    listener.searchEnded(this, Optional.empty());
  }

  @Override
  public void failed(Throwable cause) {
    listener.searchEnded(this, Optional.of(cause));
  }

  void start() {
    task.start();
  }

  /** Stops the search, and waits until it has reported its end. */
  void stop() {
    task.stop();
  }

  /** Waits for the end of the search, without a stop. */
  void join() {
    task.join();
  }

  /** The position at the root of the search. */
  Position from() {
    return from;
  }

  Optional<Move> expected() {
    return expected;
  }

  boolean isFor(Purpose wanted) {
    return purpose == wanted;
  }

  /** The result of the last completed depth. */
  Optional<Result> result() {
    return Optional.ofNullable(result);
  }

  /** The move to make: the best move found, or any legal move without a result; empty if there is no legal move. */
  Optional<Move> move() {
    return result().flatMap(Result::bestMove).or(() -> from.moves().stream().findFirst());
  }
}
