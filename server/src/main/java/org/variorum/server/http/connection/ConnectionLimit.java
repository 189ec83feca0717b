package org.variorum.server.http.connection;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.channels.SelectableChannel;
import java.nio.channels.SocketChannel;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jetty.io.SelectorManager.AcceptListener;
import org.variorum.server.guest.Address;
import org.variorum.server.metrics.Meters;

/** A limit on the open connections of each address: a new connection above it is closed. */
public final class ConnectionLimit implements AcceptListener {

  private final int perAddress;
  private final Meters meters;
  private final Map<SelectableChannel, Address> addresses = new ConcurrentHashMap<>();
  private final Map<Address, Integer> counts = new ConcurrentHashMap<>();

  /** @param perAddress the maximum number of open connections of one address */
  public ConnectionLimit(int perAddress, Meters meters) {
    this.perAddress = perAddress;
    this.meters = meters;
  }

  /** The number of open connections. */
  public int openConnections() {
    return addresses.size();
  }

  @Override
  public void onAccepting(SelectableChannel channel) {
    try {
      Address address = address((SocketChannel) channel);
      addresses.put(channel, address);
      if (counts.merge(address, 1, Integer::sum) > perAddress) {
        meters.countRefusal("connections");
        channel.close();
      }
    } catch (IOException e) {
      // The client has already disconnected; Jetty notices that itself.
      meters.countRefusal("connections");
    }
  }

  private static Address address(SocketChannel channel) throws IOException {
    return channel.getRemoteAddress() instanceof InetSocketAddress peer
        ? Address.of(peer.getAddress().getHostAddress())
        : Address.UNKNOWN;
  }

  @Override
  public void onAcceptFailed(SelectableChannel channel, Throwable cause) {
    forget(channel);
  }

  @Override
  public void onClosed(SelectableChannel channel) {
    forget(channel);
  }

  private void forget(SelectableChannel channel) {
    Address address = addresses.remove(channel);
    if (address != null) {
      counts.computeIfPresent(address, (unused, count) -> count == 1 ? null : count - 1);
    }
  }
}
