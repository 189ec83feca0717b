package org.variorum.server.http.connection;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import org.eclipse.jetty.io.ManagedSelector;
import org.eclipse.jetty.io.SocketChannelEndPoint;
import org.eclipse.jetty.util.thread.Scheduler;

/**
 * A connection that waits for its turn after each time that it has read. Virtual threads share few processors, and none is
 * interrupted: one that always finds more to read, such as frames of a socket that need no answer, would keep its
 * processor as long as the sender likes. To yield would not do: a processor's own threads come before those that others
 * wake. So the selector is asked again, which asks for all connections.
 */
public final class FairEndPoint extends SocketChannelEndPoint {

  private boolean hasRead;

  public FairEndPoint(SocketChannel channel, ManagedSelector selector, SelectionKey key,
      Scheduler scheduler) {
    super(channel, selector, key, scheduler);
  }

  @Override
  public int fill(ByteBuffer buffer) throws IOException {
    if (hasRead) {
      // "Nothing there now": the reader then registers with the selector.
      hasRead = false;
      return 0;
    }
    int read = super.fill(buffer);
    hasRead = read > 0;
    return read;
  }
}
