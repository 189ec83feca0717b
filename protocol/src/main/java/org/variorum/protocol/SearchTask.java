package org.variorum.protocol;

import java.util.concurrent.CountDownLatch;
import org.variorum.engine.Result;
import org.variorum.engine.SearchLimits;
import org.variorum.engine.SearchListener;
import org.variorum.engine.search.Engine;
import org.variorum.rules.game.Position;

/** A search. */
public final class SearchTask extends StoppableTask {

  private final Engine engine;
  private final Task task;
  private final Report report;
  private final CountDownLatch ownTime;

  /**
   * What to search.
   *
   * @param lines how many lines to find
   * @param held whether the result is kept back until the search is stopped, even if it has ended by itself
   * @param pondering whether it is the opponent's time that is used, until {@link #ponderHit}
   */
  public record Task(Position position, SearchLimits limits, int lines, boolean held, boolean pondering) {}

  /** Receives reports of a search on the search thread; {@code found} or {@code failed} comes last, and once. */
  public interface Report {

    /** A depth has been finished. */
    void deeper(Result result);

    /** The search has ended. */
    void found(Result result);

    /** The search has come to grief. */
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
    } catch (Throwable e) { // whatever it is, the other program must not wait for ever
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
