package org.variorum.server.http.connection;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import org.eclipse.jetty.io.ManagedSelector;
import org.eclipse.jetty.io.SocketChannelEndPoint;
import org.eclipse.jetty.util.thread.Scheduler;

/**
 * A connection that waits for its turn after each read. Virtual threads share few processors and are not preempted: a
 * thread that always finds more to read, such as socket frames that need no answer, would keep its processor. Yielding
 * is not enough, since a processor prefers its own threads to threads that others wake. So after each read the reader
 * returns to the selector, which serves all connections.
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
      // Reports that no bytes are available, so that the reader registers with the selector.
      hasRead = false;
      return 0;
    }
    int read = super.fill(buffer);
    hasRead = read > 0;
    return read;
  }
}
