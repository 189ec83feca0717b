package org.variorum.server.http;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.server.ConnectionMetaData;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.thread.Scheduler;
import org.variorum.server.http.ServerSettings.Pace;
import org.variorum.server.metrics.Meters;

/**
 * Ends connections that send a request, or read an answer, too slowly. Jetty's own timeout restarts with each byte, so
 * a client that sends a byte now and then could keep a connection and its resources for ever.
 */
final class SlowConnectionGuard extends Handler.Wrapper implements Connection.Listener {

  private final Pace pace;
  private final Meters meters;
  private final Map<Connection, Progress> connections = new ConcurrentHashMap<>();

  SlowConnectionGuard(Pace pace, Meters meters) {
    this.pace = pace;
    this.meters = meters;
  }

  /** The stages of a request. The stage is BODY only while the server waits for more bytes of the body. */
  private enum Stage {
    HEAD, BODY, ANSWER
  }

  /** The progress of one connection. */
  private static final class Progress {
    private Stage stage = Stage.HEAD;
    private long since = System.nanoTime();
    /** The number of bytes that the connection had received when the request, or the wait for it, began. */
    private long bytesBefore;
    /** The time for which the server has waited for this request's body so far, in nanoseconds. */
    private long bodyWait;

    synchronized void requestBegins(Connection connection) {
      enter(Stage.ANSWER);
      bytesBefore = connection.getBytesIn();
      bodyWait = 0;
    }

    synchronized void bodyAwaited() {
      enter(Stage.BODY);
    }

    synchronized void bodyArrived() {
      bodyWait += System.nanoTime() - since;
      enter(Stage.ANSWER);
    }

    synchronized void requestEnds(Connection connection) {
      enter(Stage.HEAD);
      bytesBefore = connection.getBytesIn();
    }

    private void enter(Stage next) {
      stage = next;
      since = System.nanoTime();
    }

    synchronized boolean isTooSlow(Connection connection, Pace pace) {
      long spent = System.nanoTime() - since;
      long received = connection.getBytesIn() - bytesBefore;
      return switch (stage) {
        case HEAD -> {
          if (received == 0) {
            // Between two requests Jetty's own timeout applies.
            since = System.nanoTime();
          }
          yield received > 0 && spent > pace.head().toNanos();
        }
        case BODY ->
            bodyWait + spent > pace.body().toNanos() + TimeUnit.SECONDS.toNanos(received) / pace.rate();
        case ANSWER -> spent > pace.answer().toNanos();
      };
    }
  }

  @Override
  public void onOpened(Connection connection) {
    // The socket of a page is no longer an HTTP connection; its outbox applies the limits.
    if (connection instanceof ConnectionMetaData) {
      connections.put(connection, new Progress());
    }
  }

  @Override
  public void onClosed(Connection connection) {
    connections.remove(connection);
  }

  @Override
  protected void doStart() throws Exception {
    super.doStart();
    scheduleSweep(getServer().getScheduler());
  }

  private void scheduleSweep(Scheduler scheduler) {
    long period = Math.min(TimeUnit.SECONDS.toNanos(1), pace.head().toNanos() / 4);
    scheduler.schedule(() -> {
      sweep();
      if (isRunning() || isStarting()) {
        scheduleSweep(scheduler);
      }
    }, period, TimeUnit.NANOSECONDS);
  }

  private void sweep() {
    connections.forEach((connection, progress) -> {
      if (progress.isTooSlow(connection, pace)) {
        meters.countRefusal("slow");
        connection.getEndPoint().close();
      }
    });
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) throws Exception {
    Connection connection = request.getConnectionMetaData().getConnection();
    Progress progress = connections.get(connection);
    if (progress == null) {
      return super.handle(request, response, callback);
    }
    // Requests that arrived together are handled one after the other; other connections get a turn in between.
    Thread.yield();
    progress.requestBegins(connection);
    Request.addCompletionListener(request, unused -> progress.requestEnds(connection));
    return super.handle(new WatchedRequest(request, progress), response, callback);
  }

  /** A request that reports when the server waits for more of its body. */
  private static final class WatchedRequest extends Request.Wrapper {
    private final Progress progress;

    WatchedRequest(Request request, Progress progress) {
      super(request);
      this.progress = progress;
    }

    @Override
    public void demand(Runnable whenAvailable) {
      progress.bodyAwaited();
      super.demand(() -> {
        progress.bodyArrived();
        whenAvailable.run();
      });
    }
  }
}
