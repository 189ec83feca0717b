package org.variorum.protocol;

import java.util.concurrent.CountDownLatch;
import org.variorum.engine.Result;
import org.variorum.engine.SearchLimits;
import org.variorum.engine.SearchListener;
import org.variorum.engine.search.Engine;
import org.variorum.rules.game.Position;

/** Task that runs one search on its own thread. */
public final class SearchTask extends StoppableTask {

  private final Engine engine;
  private final Task task;
  private final Report report;
  private final CountDownLatch ponderHitLatch;

  /**
   * Parameters of a search.
   *
   * @param lines the number of principal variations
   * @param held whether the result is reported only after {@link #stop}, even if the search ends earlier
   * @param pondering whether the search runs in the opponent's time, until {@link #ponderHit}
   */
  public record Task(Position position, SearchLimits limits, int lines, boolean held, boolean pondering) {}

  /** Receiver of reports, on the search thread. The last call is {@code found} or {@code failed}, once. */
  public interface Report {

    /** Called after each completed depth. */
    void deeper(Result result);

    /** Called at the end of the search. */
    void found(Result result);

    /** Called if the search has failed. */
    void failed(Throwable cause);
  }

  public SearchTask(Engine engine, Task task, Report report) {
    this.engine = engine;
    this.task = task;
    this.report = report;
    ponderHitLatch = new CountDownLatch(task.pondering() ? 1 : 0);
  }

  @Override
  protected void work() {
    Result result;
    try {
      result = engine.search(task.position(), task.limits(), task.lines(), new Watch());
      if (task.held()) {
        awaitStop();
      }
      ponderHitLatch.await();
    } catch (Throwable e) { // the other program must get an answer in any case
      report.failed(e);
      return;
    }
    report.found(result);
  }

  private final class Watch implements SearchListener {
    @Override
    public void deeper(Result result) {
      report.deeper(result);
    }

    @Override
    public boolean stopped() {
      return isStopped();
    }

    @Override
    public boolean pondering() {
      return ponderHitLatch.getCount() > 0;
    }
  }

  @Override
  public void ponderHit() {
    ponderHitLatch.countDown();
  }

  @Override
  public void stop() {
    ponderHitLatch.countDown();
    super.stop();
  }
}
