package org.variorum.server.http;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.variorum.server.metrics.PrometheusMeters;

/** A server for metrics, on a port of its own that only this machine can reach. */
final class MetricsPort implements AutoCloseable {

  private static final String TEXT = "text/plain; version=0.0.4; charset=utf-8";

  private final HttpServer server;
  private final ExecutorService thread =
      Executors.newSingleThreadExecutor(Thread.ofPlatform().name("metrics").daemon().factory());
  private final Hosts hosts = Hosts.of(List.of(), "localhost");
  private final PrometheusMeters meters;

  /** @throws IOException if the port is taken */
  MetricsPort(int port, PrometheusMeters meters) throws IOException {
    this.meters = meters;
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
    server.createContext("/metrics", this::answer);
    server.setExecutor(thread);
    server.start();
  }

  int port() {
    return server.getAddress().getPort();
  }

  private void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      if (!hosts.accepts(exchange.getRequestHeaders().getFirst("Host"))) {
        exchange.sendResponseHeaders(421, -1);
        return;
      }
      byte[] text = meters.text().getBytes(StandardCharsets.UTF_8);
      exchange.getResponseHeaders().set("Content-Type", TEXT);
      exchange.sendResponseHeaders(200, text.length);
      exchange.getResponseBody().write(text);
    }
  }

  @Override
  public void close() {
    server.stop(0);
    thread.shutdownNow();
  }
}
