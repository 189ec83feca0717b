package org.variorum.server.http;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.ConnectionMetaData;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.thread.Scheduler;
import org.jspecify.annotations.Nullable;
import org.variorum.server.http.Settings.Pace;
import org.variorum.server.metrics.Meters;

/**
 * Ends connections over which a request comes, or an answer is taken, too slowly. Jetty's own timeout begins anew with
 * each byte, so a byte now and then would keep a connection, and what waits for it, for ever.
 */
final class Patience extends Handler.Wrapper implements Connection.Listener {

  private final Pace pace;
  private final Meters meters;
  private final Map<Connection, Progress> connections = new ConcurrentHashMap<>();

  Patience(Pace pace, Meters meters) {
    this.pace = pace;
    this.meters = meters;
  }

  /** What is awaited on a connection. */
  private enum Stage {
    HEAD, BODY, ANSWER
  }

  /** How far a connection has come. */
  private static final class Progress {
    private Stage stage = Stage.HEAD;
    private long since = System.nanoTime();
    private long read;

    synchronized void enter(Stage next, Connection connection) {
      stage = next;
      since = System.nanoTime();
      read = connection.getBytesIn();
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
        case BODY -> spent > pace.body().toNanos() + TimeUnit.SECONDS.toNanos(came) / pace.rate();
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
    progress.enter(hasBody(request) ? Stage.BODY : Stage.ANSWER, connection);
    Request.addCompletionListener(request, unused -> progress.enter(Stage.HEAD, connection));
    return super.handle(new Watched(request, () -> progress.enter(Stage.ANSWER, connection)), response,
        callback);
  }

  private static boolean hasBody(Request request) {
    return request.getLength() > 0 || request.getHeaders().contains(HttpHeader.TRANSFER_ENCODING);
  }

  /** A request that tells when all of it has been read. */
  private static final class Watched extends Request.Wrapper {
    private final Runnable whole;

    Watched(Request request, Runnable whole) {
      super(request);
      this.whole = whole;
    }

    @Override
    public Content.@Nullable Chunk read() {
      Content.Chunk chunk = super.read();
      if (chunk != null && chunk.isLast()) {
        whole.run();
      }
      return chunk;
    }
  }
}
