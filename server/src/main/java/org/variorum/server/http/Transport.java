package org.variorum.server.http;

import io.javalin.config.JavalinConfig;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import java.time.Duration;
import org.eclipse.jetty.ee10.websocket.server.JettyWebSocketServletFactory;
import org.eclipse.jetty.io.ManagedSelector;
import org.eclipse.jetty.io.SocketChannelEndPoint;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.handler.GracefulHandler;
import org.variorum.server.api.ApiLimits;
import org.variorum.server.http.connection.ConnectionLimit;
import org.variorum.server.http.connection.FairEndPoint;
import org.variorum.server.http.connection.NoCompression;
import org.variorum.server.metrics.Meters;
import org.variorum.server.metrics.Meters.Gauge;

/** The HTTP transport, with limits on the number of connections and on their slowness. */
final class Transport {

  /** The number of new connections that the kernel queues until they are accepted. */
  private static final int BACKLOG = 1_024;
  private static final Duration STOP_TIMEOUT = Duration.ofSeconds(5);

  private final ServerSettings settings;
  private final ConnectionLimit connectionLimit;
  private final SlowConnectionGuard slowConnectionGuard;
  private final RequestLimit requests;

  Transport(ServerSettings settings, AddressLimit addressLimit, Addresses addresses, Meters meters) {
    this.settings = settings;
    ServerSettings.Connections limits = settings.connections();
    // Behind a proxy, all connections come from the proxy.
    connectionLimit = new ConnectionLimit(addresses.proxied() ? limits.total() : limits.perAddress(), meters);
    slowConnectionGuard = new SlowConnectionGuard(limits.pace(), meters);
    requests = new RequestLimit(limits, addressLimit, addresses, meters);
    meters.showValue(Gauge.CONNECTIONS, connectionLimit::openConnections);
    meters.showValue(Gauge.REQUESTS, requests::inProgress);
  }

  void configure(JavalinConfig config) {
    config.jetty.addConnector(this::connector);
    config.jetty.modifyHttpConfiguration(http -> {
      http.setSendServerVersion(false);
      // Jetty's cache of request heads would take 100 kB for each connection, and for each page's socket.
      http.setHeaderCacheSize(0);
    });
    config.jetty.modifyWebSocketServletFactory(this::limitSockets);
    config.jetty.modifyServer(jetty -> {
      jetty.setErrorHandler(ProblemResponses::unreadable);
      jetty.addEventListener(new NoCompression());
      jetty.insertHandler(requests);
      jetty.insertHandler(slowConnectionGuard);
      // Requests in progress are still answered when the server stops.
      jetty.insertHandler(new GracefulHandler());
      jetty.setStopTimeout(STOP_TIMEOUT.toMillis());
    });
  }

  private Connector connector(Server jetty, HttpConfiguration http) {
    ServerConnector connector = new ServerConnector(jetty, new HttpConnectionFactory(http)) {
      @Override
      protected SocketChannelEndPoint newEndPoint(SocketChannel channel, ManagedSelector selector,
          SelectionKey key) {
        FairEndPoint endPoint = new FairEndPoint(channel, selector, key, getScheduler());
        endPoint.setIdleTimeout(getIdleTimeout());
        return endPoint;
      }
    };
    connector.setHost(settings.host());
    connector.setPort(settings.port());
    connector.setAcceptQueueSize(BACKLOG);
    connector.setIdleTimeout(settings.connections().pace().idle().toMillis());
    connector.addBean(connectionLimit);
    connector.addBean(slowConnectionGuard);
    connector.addBean(new NetworkConnectionLimit(settings.connections().total(), connector));
    return connector;
  }

  private void limitSockets(JettyWebSocketServletFactory factory) {
    factory.setMaxTextMessageSize(ApiLimits.MESSAGE_BYTES);
    factory.setMaxBinaryMessageSize(1);
    // The outbox disconnects a silent page; this timeout is for a socket that has no outbox.
    factory.setIdleTimeout(settings.connections().pace().silence().multipliedBy(2));
  }
}
