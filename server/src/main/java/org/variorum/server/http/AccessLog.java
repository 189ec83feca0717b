package org.variorum.server.http;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.RequestLog;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.NanoTime;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.variorum.server.guest.Address;

/**
 * Writes a line for each request: time, network, method, route, status, bytes, milliseconds. A line contains no text
 * from the client. It omits the query, the browser's name, and the path, which may be the secret link of a table. It
 * contains only the prefix of the address, which many clients share.
 */
final class AccessLog implements RequestLog, AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(AccessLog.class);
  private static final long MAX_FILE_BYTES = 10 << 20;
  private static final int MAX_OLD_FILES = 9;
  private static final Set<String> METHODS =
      Set.of("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH");
  private static final Pattern IPV4 = Pattern.compile("(\\d{1,3}\\.\\d{1,3}\\.\\d{1,3})\\.\\d{1,3}");
  private static final Pattern IPV6 =
      Pattern.compile("([0-9a-f]{1,4}:[0-9a-f]{1,4}:[0-9a-f]{1,4}):[0-9a-f]{1,4}::/64");
  private static final List<Route> ROUTES = Stream.concat(
      Stream.of("/api/socket", "/api/openapi.json", Health.ALIVE, Health.READY, "/assets/{file}", "/"),
      Arrays.stream(Endpoint.values()).map(Endpoint::path)).map(Route::of).toList();

  private final RotatingFile file;
  private final Addresses addresses;

  AccessLog(Path file, Addresses addresses) throws IOException {
    this.file = new RotatingFile(file, MAX_FILE_BYTES, MAX_OLD_FILES);
    this.addresses = addresses;
  }

  /** A kind of path; names in braces stand for the variable parts. */
  private record Route(String path, Pattern pattern) {
    static Route of(String path) {
      return new Route(path, Pattern.compile(path.replace(".", "\\.").replaceAll("\\{\\w+}", "[^/]+")));
    }
  }

  @Override
  public void log(Request request, Response response) {
    try {
      file.write(line(request, response));
    } catch (IOException e) {
      LOG.warn("The access log cannot be written: {}", e.getMessage());
    }
  }

  private String line(Request request, Response response) {
    long millis = TimeUnit.NANOSECONDS.toMillis(NanoTime.since(request.getBeginNanoTime()));
    return String.join(" ", Instant.now().truncatedTo(ChronoUnit.MILLIS).toString(),
        network(addresses.of(request)), method(request.getMethod()), route(request.getHttpURI().getPath()),
        Integer.toString(response.getStatus()),
        Long.toString(Response.getContentBytesWritten(response)), Long.toString(millis));
  }

  /** The prefix of an address that many clients share: 24 bits of an IPv4 address, 48 bits of an IPv6 address. */
  static String network(Address address) {
    Matcher four = IPV4.matcher(address.network());
    Matcher six = IPV6.matcher(address.network());
    if (four.matches()) {
      return four.group(1) + ".0/24";
    }
    return six.matches() ? six.group(1) + "::/48" : "-";
  }

  private static String method(String method) {
    return METHODS.contains(method) ? method : "OTHER";
  }

  /** The route of a path; {@code "/..."} for a path that matches no route. */
  static String route(String path) {
    Optional<String> known = ROUTES.stream()
        .filter(route -> path != null && route.pattern().matcher(path).matches()).map(Route::path)
        .findFirst();
    return known.orElse("/...");
  }

  @Override
  public void close() {
    try {
      file.close();
    } catch (IOException e) {
      LOG.warn("The access log cannot be closed: {}", e.getMessage());
    }
  }
}
