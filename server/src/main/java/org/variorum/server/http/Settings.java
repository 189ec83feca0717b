package org.variorum.server.http;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * How a server runs.
 *
 * @param host the address it listens on; {@code 0.0.0.0} for all of the machine's
 * @param port 0 for any free one
 * @param data the folder of the embedded database
 * @param database a database to use instead, {@code jdbc:postgresql://…}
 * @param games the folder with the definitions and their rules pages
 * @param bounds how much one address may ask for
 */
public record Settings(String host, int port, Path data, @Nullable String database, Path games,
    Bounds bounds) {

  /**
   * How much one address may ask for. An address may be a whole school behind one router.
   *
   * @param requests HTTP requests a second, over time
   * @param burst HTTP requests at once
   * @param tables new tables a minute
   * @param sockets open pages
   * @param proxied whether a proxy stands before the server, whose {@code X-Forwarded-For} tells the address
   */
  public record Bounds(int requests, int burst, int tables, int sockets, boolean proxied) {

    /** What suits a server on the open net. */
    public static final Bounds USUAL = new Bounds(50, 400, 60, 200, false);
  }
}
