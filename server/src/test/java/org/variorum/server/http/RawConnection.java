package org.variorum.server.http;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;

/** A connection that says byte by byte what no proper client would, from one of this machine's addresses. */
final class RawConnection implements AutoCloseable {

  private final Socket socket;

  RawConnection(String from, int port) throws IOException {
    socket = new Socket();
    socket.bind(new InetSocketAddress(InetAddress.ofLiteral(from), 0));
    socket.connect(new InetSocketAddress(InetAddress.ofLiteral("127.0.0.1"), port), 10_000);
    socket.setSoTimeout(30_000);
  }

  /** Over a connection that is open. */
  RawConnection(Socket socket) throws IOException {
    this.socket = socket;
    socket.setSoTimeout(30_000);
  }

  RawConnection say(String text) throws IOException {
    socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
    socket.getOutputStream().flush();
    return this;
  }

  /** Sends a text; the other side may close before its end. */
  RawConnection sayAsLongAsHeard(String text) throws IOException {
    try {
      return say(text);
    } catch (SocketException e) {
      // It does not listen any more; what it answered can still be read.
      return this;
    }
  }

  /** All that is said until the other side ends it. */
  String untilClosed() throws IOException {
    ByteArrayOutputStream heard = new ByteArrayOutputStream();
    try {
      socket.getInputStream().transferTo(heard);
    } catch (SocketException e) {
      // Cut off, which is an end as well.
    }
    return heard.toString(StandardCharsets.ISO_8859_1);
  }

  /** What is said until a text has come. */
  String until(String end) throws IOException {
    StringBuilder heard = new StringBuilder();
    InputStream in = socket.getInputStream();
    while (heard.indexOf(end) < 0) {
      int next = in.read();
      if (next < 0) {
        throw new IOException("closed after " + heard);
      }
      heard.append((char) next);
    }
    return heard.toString();
  }

  /**
   * Says a text again and again, with pauses, until the other side has enough.
   *
   * @return whether it ended the connection
   */
  boolean dribble(String text, int times, long pauseMillis) throws InterruptedException, IOException {
    socket.setSoTimeout((int) pauseMillis);
    for (int i = 0; i < times; i++) {
      try {
        say(text);
        if (socket.getInputStream().read() < 0) {
          return true;
        }
      } catch (SocketTimeoutException e) {
        // It goes on listening.
      } catch (SocketException e) {
        return true;
      }
    }
    return false;
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
