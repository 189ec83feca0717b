package org.variorum.server.http;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.variorum.server.budget.CostLimits;
import org.variorum.server.store.Login;

/**
 * The settings of a server.
 *
 * @param host the address to listen on; {@code 0.0.0.0} for all addresses of the machine
 * @param port the port to listen on; 0 for any free one
 * @param data the folder of the embedded database
 * @param database the database to use instead of the embedded one; missing for the embedded one
 * @param games the folder with the definitions and their rules pages
 * @param bounds the limits for one address
 * @param connections the limits on the number of connections and on their slowness
 * @param operation the settings for the operator: host names, metrics and the access log
 */
public record ServerSettings(String host, int port, Path data, @Nullable Login database, Path games,
    Bounds bounds, Connections connections, Operation operation) {

  /** Settings for a server with the embedded database and the default limits on connections. */
  public ServerSettings(String host, int port, Path data, Path games, Bounds bounds) {
    this(host, port, data, null, games, bounds, Connections.DEFAULT, Operation.NONE);
  }

  /** Returns a copy with these limits on connections. */
  public ServerSettings withConnections(Connections other) {
    return new ServerSettings(host, port, data, database, games, bounds, other, operation);
  }

  /** Returns a copy with these settings for the operator. */
  public ServerSettings withOperation(Operation other) {
    return new ServerSettings(host, port, data, database, games, bounds, connections, other);
  }

  /** The memory for tables, in bytes: a quarter of the heap. */
  public long tableMemory() {
    return Runtime.getRuntime().maxMemory() / 4;
  }

  /** The memory for engines, in bytes: a third of the heap. */
  public long thinkingMemory() {
    return Runtime.getRuntime().maxMemory() / 3;
  }

  /**
   * The limits for one address. One address may serve a whole school behind one router.
   *
   * @param requests HTTP requests per second, on average
   * @param burst HTTP requests in a burst, after a long pause
   * @param tables new tables per minute
   * @param sockets open sockets, one for each page
   * @param allowance the work and the bytes per second
   * @param proxied whether the server is behind a proxy; then the address is in {@code X-Forwarded-For}
   */
  public record Bounds(int requests, int burst, int tables, int sockets, CostLimits allowance,
      boolean proxied) {

    /** Limits for a server on the internet. */
    public static final Bounds DEFAULT = new Bounds(50, 400, 60, 200, CostLimits.DEFAULT, false);
  }

  /**
   * The limits on connections and on their slowness.
   *
   * @param total the maximum number of connections; more connections wait until others end
   * @param perAddress the maximum number of connections of one address; not used behind a proxy, because all
   *     connections then come from the proxy
   * @param requests the maximum number of requests in progress
   * @param requestsPerAddress the maximum number of requests in progress of one address
   * @param pace the limits on slowness
   */
  public record Connections(int total, int perAddress, int requests, int requestsPerAddress, Pace pace) {

    /** Limits for a server on the internet. */
    public static final Connections DEFAULT = new Connections(8_192, 512, 1_024, 128, Pace.DEFAULT);
  }

  /**
   * The time limits after which a slow connection is ended.
   *
   * @param idle the time without a byte in either direction
   * @param head the time from the first byte of a request until its head is complete
   * @param body the time for a body, in addition to the time that {@code rate} allows for its bytes
   * @param rate the minimum rate of a body, in bytes per second
   * @param answer the time from the last byte of a request until the client has read the answer
   * @param silence the time without a message from a page on its socket
   * @param message the time that a message may wait until the page has read it
   */
  public record Pace(Duration idle, Duration head, Duration body, int rate, Duration answer,
      Duration silence, Duration message) {

    /**
     * Limits that phones with a bad connection can keep. Pages ping every 20 s; in hidden tabs browsers may delay this
     * to once a minute.
     */
    public static final Pace DEFAULT = new Pace(Duration.ofSeconds(30), Duration.ofSeconds(10),
        Duration.ofSeconds(10), 1_024, Duration.ofMinutes(5), Duration.ofSeconds(75), Duration.ofSeconds(30));
  }

  /**
   * The settings for the operator: host names, metrics and the access log.
   *
   * @param publicHosts the host names that the server answers for; a name with a port is accepted only with this port;
   *     empty for the names of this machine
   * @param metricsPort the port for metrics, open to this machine only; 0 for any free one; missing for no metrics
   * @param accessLog the file for the access log; missing for no log
   * @param hasPublishing whether visitors with a name may publish definitions
   */
  public record Operation(List<String> publicHosts, @Nullable Integer metricsPort,
      @Nullable Path accessLog, boolean hasPublishing) {

    /** Settings for a server on which visitors publish nothing. */
    public Operation(List<String> publicHosts, @Nullable Integer metricsPort, @Nullable Path accessLog) {
      this(publicHosts, metricsPort, accessLog, false);
    }

    /** Settings for a server on this machine, without metrics and access log. */
    public static final Operation NONE = new Operation(List.of(), null, null);
  }
}
