package org.variorum.server.http;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;

/** A page that notes what it hears from a whole server. */
final class Page implements WebSocket.Listener, AutoCloseable {

  final BlockingQueue<String> heard = new LinkedBlockingQueue<>();
  final CompletableFuture<Integer> closed = new CompletableFuture<>();
  private final HttpClient client = HttpClient.newHttpClient();
  private final StringBuilder part = new StringBuilder();
  private final WebSocket socket;

  Page(int port) {
    this(port, "");
  }

  Page(int port, String cookie) {
    socket = client.newWebSocketBuilder().header("Cookie", cookie)
        .buildAsync(URI.create("ws://localhost:" + port + "/api/socket"), this).join();
  }

  void say(String message) {
    socket.sendText(message, true).join();
  }

  @Override
  public CompletionStage<?> onText(WebSocket from, CharSequence text, boolean last) {
    part.append(text);
    if (last) {
      heard.add(part.toString());
      part.setLength(0);
    }
    from.request(1);
    return CompletableFuture.completedFuture(null);
  }

  @Override
  public CompletionStage<?> onClose(WebSocket from, int code, String reason) {
    closed.complete(code);
    return CompletableFuture.completedFuture(null);
  }

  @Override
  public void close() {
    socket.abort();
    client.shutdownNow();
  }
}
