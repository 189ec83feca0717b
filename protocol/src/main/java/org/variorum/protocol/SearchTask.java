package org.variorum.protocol;

import java.util.concurrent.CountDownLatch;
import org.variorum.engine.Result;
import org.variorum.engine.SearchLimits;
import org.variorum.engine.SearchListener;
import org.variorum.engine.search.Engine;
import org.variorum.rules.game.Position;

/** Task that runs one search. */
public final class SearchTask extends StoppableTask {

  private final Engine engine;
  private final Task task;
  private final Report report;
  private final CountDownLatch ownTime;

  /**
   * Parameters of a search.
   *
   * @param lines the number of principal variations
   * @param held whether the result is reported only after a stop, even if the search ends earlier
   * @param pondering whether the search uses the opponent's time until {@link #ponderHit}
   */
  public record Task(Position position, SearchLimits limits, int lines, boolean held, boolean pondering) {}

  /** Receiver of reports, on the search thread. The last call is one call of {@code found} or {@code failed}. */
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
    ownTime = new CountDownLatch(task.pondering() ? 1 : 0);
  }

  @Override
  protected void work() {
    Result result;
    try {
      result = engine.search(task.position(), task.limits(), task.lines(), new Watch());
      if (task.held()) {
        awaitStop();
      }
      ownTime.await();
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
      return ownTime.getCount() > 0;
    }
  }

  @Override
  public void ponderHit() {
    ownTime.countDown();
  }

  @Override
  public void stop() {
    ownTime.countDown();
    super.stop();
  }
}
