package org.variorum.bench.load;

import java.net.http.WebSocket;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** One guest's page: sends messages on command, passes on the messages it receives, and answers pings. */
public final class GuestClient implements WebSocket.Listener {

  private final StringBuilder text = new StringBuilder();
  private final Consumer<JsonNode> receiver;
  private final Consumer<String> lossReceiver;
  private @Nullable WebSocket socket;
  private CompletableFuture<?> lastSend = CompletableFuture.completedFuture(null);

  /**
   * @param receiver receives each message except pings
   * @param lossReceiver receives the reason why the connection has ended
   */
  public GuestClient(Consumer<JsonNode> receiver, Consumer<String> lossReceiver) {
    this.receiver = receiver;
    this.lossReceiver = lossReceiver;
  }

  /** Opens the page's socket. */
  public void connect(Site site, String cookie) {
    socket = site.openSocket(cookie, this);
  }

  /** Sends a message after all earlier messages. */
  public synchronized void send(Map<String, Object> message) {
    String json = Site.JSON.writeValueAsString(message);
    WebSocket openSocket = socket;
    if (openSocket != null) {
      lastSend = lastSend.thenCompose(unused -> openSocket.sendText(json, true));
    }
  }

  /** Drops the connection without closing it. */
  public void leave() {
    WebSocket openSocket = socket;
    if (openSocket != null) {
      openSocket.abort();
    }
  }

  @Override
  public @Nullable CompletionStage<?> onText(WebSocket webSocket, CharSequence part, boolean isLast) {
    text.append(part);
    if (isLast) {
      JsonNode message = Site.JSON.readTree(text.toString());
      text.setLength(0);
      if (message.path("type").asString("").equals("ping")) {
        send(Map.of("type", "pong", "ref", message.path("ref").asInt()));
      } else {
        receiver.accept(message);
      }
    }
    webSocket.request(1);
    return null;
  }

  @Override
  public @Nullable CompletionStage<?> onClose(WebSocket webSocket, int status, String reason) {
    lossReceiver.accept("closed with " + status + " " + reason);
    return null;
  }

  @Override
  public void onError(WebSocket webSocket, Throwable error) {
    lossReceiver.accept(error.toString());
  }
}
