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
  private final Request request;
  private final Report report;
  private final CountDownLatch ponderHitLatch;

  /**
   * Parameters of a search.
   *
   * @param lines the number of principal variations
   * @param waitsForStop whether the result is reported only after {@link #stop}, even if the search ends earlier
   * @param isPondering whether the search runs in the opponent's time, until {@link #ponderHit}
   */
  public record Request(Position position, SearchLimits limits, int lines, boolean waitsForStop,
      boolean isPondering) {}

  /** Receiver of reports, on the search thread. The last call is either {@code found} or {@code failed}. */
  public interface Report {

    /** Called after each completed depth. */
    void depthCompleted(Result result);

    /** Called at the end of the search. */
    void found(Result result);

    /** Called if the search has failed. */
    void failed(Throwable cause);
  }

  public SearchTask(Engine engine, Request request, Report report) {
    this.engine = engine;
    this.request = request;
    this.report = report;
    ponderHitLatch = new CountDownLatch(request.isPondering() ? 1 : 0);
  }

  @Override
  protected void work() {
    Result result;
    try {
      result = engine.search(request.position(), request.limits(), request.lines(), new Watch());
      if (request.waitsForStop()) {
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
    public void depthCompleted(Result result) {
      report.depthCompleted(result);
    }

    @Override
    public boolean mustStop() {
      return isStopped();
    }

    @Override
    public boolean isPondering() {
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
