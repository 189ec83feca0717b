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
 * Ends connections over which a request comes, or an answer is taken, too slowly. Jetty's own timeout restarts with
 * each byte, so a byte now and then would keep a connection, and what waits for it, for ever.
 */
final class SlowConnectionGuard extends Handler.Wrapper implements Connection.Listener {

  private final Pace pace;
  private final Meters meters;
  private final Map<Connection, Progress> connections = new ConcurrentHashMap<>();

  SlowConnectionGuard(Pace pace, Meters meters) {
    this.pace = pace;
    this.meters = meters;
  }

  /** What is awaited on a connection: a body only while the server has nothing of it left to read. */
  private enum Stage {
    HEAD, BODY, ANSWER
  }

  /** How far a connection has come. */
  private static final class Progress {
    private Stage stage = Stage.HEAD;
    private long since = System.nanoTime();
    /** The bytes that had come when this stage, or the request, began. */
    private long read;
    /** How long this request's body was waited for until now. */
    private long waited;

    synchronized void requestBegins(Connection connection) {
      enter(Stage.ANSWER);
      read = connection.getBytesIn();
      waited = 0;
    }

    synchronized void bodyAwaited() {
      enter(Stage.BODY);
    }

    synchronized void bodyCame() {
      waited += System.nanoTime() - since;
      enter(Stage.ANSWER);
    }

    synchronized void requestEnds(Connection connection) {
      enter(Stage.HEAD);
      read = connection.getBytesIn();
    }

    private void enter(Stage next) {
      stage = next;
      since = System.nanoTime();
    }

    synchronized boolean isTooSlow(Connection connection, Pace pace) {
      long spent = System.nanoTime() - since;
      long came = connection.getBytesIn() - read;
      return switch (stage) {
        case HEAD -> {
          if (came == 0) {
            // Between requests: how long that may last is Jetty's to see to.
            since = System.nanoTime();
          }
          yield came > 0 && spent > pace.head().toNanos();
        }
        case BODY ->
            waited + spent > pace.body().toNanos() + TimeUnit.SECONDS.toNanos(came) / pace.rate();
        case ANSWER -> spent > pace.answer().toNanos();
      };
    }
  }

  @Override
  public void onOpened(Connection connection) {
    // A socket of a page is no HTTP any more; its outbox sees to it.
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
    later(getServer().getScheduler());
  }

  private void later(Scheduler scheduler) {
    long period = Math.min(TimeUnit.SECONDS.toNanos(1), pace.head().toNanos() / 4);
    scheduler.schedule(() -> {
      sweep();
      if (isRunning() || isStarting()) {
        later(scheduler);
      }
    }, period, TimeUnit.NANOSECONDS);
  }

  private void sweep() {
    connections.forEach((connection, progress) -> {
      if (progress.isTooSlow(connection, pace)) {
        meters.refused("slow");
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
    // Of requests that came together, one after the other: others have their turn in between.
    Thread.yield();
    progress.requestBegins(connection);
    Request.addCompletionListener(request, unused -> progress.requestEnds(connection));
    return super.handle(new Watched(request, progress), response, callback);
  }

  /** A request that tells when the server waits for more of it. */
  private static final class Watched extends Request.Wrapper {
    private final Progress progress;

    Watched(Request request, Progress progress) {
      super(request);
      this.progress = progress;
    }

    @Override
    public void demand(Runnable whenThere) {
      progress.bodyAwaited();
      super.demand(() -> {
        progress.bodyCame();
        whenThere.run();
      });
    }
  }
}
