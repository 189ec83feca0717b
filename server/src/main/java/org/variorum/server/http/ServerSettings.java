package org.variorum.server.http;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.variorum.server.budget.CostLimits;
import org.variorum.server.store.Login;

/**
 * How a server runs.
 *
 * @param host the address it listens on; {@code 0.0.0.0} for all of the machine's
 * @param port 0 for any free one
 * @param data the folder of the embedded database
 * @param database a database to use instead
 * @param games the folder with the definitions and their rules pages
 * @param bounds how much one address may ask for
 * @param connections how many connections there may be, and how slow
 * @param operation what only the operator knows
 */
public record ServerSettings(String host, int port, Path data, @Nullable Login database, Path games,
    Bounds bounds, Connections connections, Operation operation) {

  /** A server with an embedded database, as usual. */
  public ServerSettings(String host, int port, Path data, Path games, Bounds bounds) {
    this(host, port, data, null, games, bounds, Connections.USUAL, Operation.NONE);
  }

  /** The same with other connections. */
  public ServerSettings with(Connections other) {
    return new ServerSettings(host, port, data, database, games, bounds, other, operation);
  }

  /** The same, operated otherwise. */
  public ServerSettings with(Operation other) {
    return new ServerSettings(host, port, data, database, games, bounds, connections, other);
  }

  /** A quarter of the heap. */
  public long tableMemory() {
    return Runtime.getRuntime().maxMemory() / 4;
  }

  /** A third of the heap. */
  public long thinkingMemory() {
    return Runtime.getRuntime().maxMemory() / 3;
  }

  /**
   * How much one address may ask for. An address may be a whole school behind one router.
   *
   * @param requests HTTP requests a second, over time
   * @param burst HTTP requests at once
   * @param tables new tables a minute
   * @param sockets open pages
   * @param allowance what it may cost in work and in bytes
   * @param proxied whether a proxy stands before the server; then its {@code X-Forwarded-For} tells the address
   */
  public record Bounds(int requests, int burst, int tables, int sockets, CostLimits allowance,
      boolean proxied) {

    /** What suits a server on the open net. */
    public static final Bounds USUAL = new Bounds(50, 400, 60, 200, CostLimits.USUAL, false);
  }

  /**
   * How many connections there may be, and how slow.
   *
   * @param all how many at the same time; those beyond wait until others end
   * @param perAddress how many of one address; not counted behind a proxy, where all are the proxy's
   * @param requests how many requests are answered at the same time
   * @param requestsPerAddress how many of one address
   * @param pace how slow they may be
   */
  public record Connections(int all, int perAddress, int requests, int requestsPerAddress, Pace pace) {

    /** What suits a server on the open net. */
    public static final Connections USUAL = new Connections(8_192, 512, 1_024, 128, Pace.USUAL);
  }

  /**
   * How slow a connection may be before it is ended.
   *
   * @param idle no byte comes or goes
   * @param head from a request's first byte until its head is there
   * @param body what a body has before its rate counts
   * @param rate bytes a second of a body
   * @param answer from a request's last byte until its answer is taken
   * @param silence a page says nothing on its socket
   * @param message a message waits until the page takes it
   */
  public record Pace(Duration idle, Duration head, Duration body, int rate, Duration answer,
      Duration silence, Duration message) {

    /**
     * What telephones far from a mast manage. Pages ping every 20 s; browsers let pages that are not seen do so once a
     * minute only.
     */
    public static final Pace USUAL = new Pace(Duration.ofSeconds(30), Duration.ofSeconds(10),
        Duration.ofSeconds(10), 1_024, Duration.ofMinutes(5), Duration.ofSeconds(75), Duration.ofSeconds(30));
  }

  /**
   * What only the operator knows.
   *
   * @param publicHosts the names that it answers for, each with the port if that is not the usual one; none: those of
   *     this machine
   * @param metricsPort the port for metrics, open to this machine only; 0 for any free one
   * @param accessLog where requests are written down
   */
  public record Operation(List<String> publicHosts, @Nullable Integer metricsPort,
      @Nullable Path accessLog) {

    /** A server for this machine, not watched. */
    public static final Operation NONE = new Operation(List.of(), null, null);
  }
}
