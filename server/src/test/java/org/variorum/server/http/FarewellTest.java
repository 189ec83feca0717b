package org.variorum.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.io.TempDir;
import org.variorum.server.budget.Allowance;

/**
 * A server that stops tells every page, also one that has just come and one that waits for answers: a page comes back by
 * itself after 1001, and after 1006 says that the connection was lost.
 */
class FarewellTest {

  private static final Settings.Bounds BOUNDS =
      new Settings.Bounds(1_000, 1_000, 1_000, 200, Allowance.USUAL, false);
  private static final int PAGES = 12;
  private static final int PINGS = 20;

  @RepeatedTest(4)
  void pagesThatWaitForAnswersAreTold(@TempDir Path directory) throws Exception {
    List<Page> pages = new ArrayList<>();
    try (HttpClient client = HttpClient.newHttpClient()) {
      Server server = Server.start(new Settings("127.0.0.1", 0, directory, Path.of("../games"), BOUNDS));
      for (int i = 0; i < PAGES; i++) {
        pages.add(Page.open(client, server.port()));
      }
      for (Page page : pages) {
        page.welcome.get(30, TimeUnit.SECONDS);
      }
      server.close();
      for (Page page : pages) {
        assertThat(page.closed.get(30, TimeUnit.SECONDS)).isEqualTo(1001);
      }
    }
  }

  /** A page that asks much and closes nothing itself. */
  private static final class Page implements WebSocket.Listener {

    private final CompletableFuture<String> welcome = new CompletableFuture<>();
    private final CompletableFuture<Integer> closed = new CompletableFuture<>();

    static Page open(HttpClient client, int port) {
      Page page = new Page();
      WebSocket socket = client.newWebSocketBuilder()
          .buildAsync(URI.create("ws://localhost:" + port + "/api/socket"), page).join();
      CompletableFuture<WebSocket> sent = CompletableFuture.completedFuture(socket);
      for (int i = 0; i < PINGS; i++) {
        String ping = "{\"type\":\"ping\",\"ref\":" + i + "}";
        sent = sent.thenCompose(there -> there.sendText(ping, true));
      }
      return page;
    }

    @Override
    public CompletionStage<?> onText(WebSocket socket, CharSequence text, boolean last) {
      welcome.complete(text.toString());
      socket.request(1);
      return CompletableFuture.completedFuture(null);
    }

    @Override
    public CompletionStage<?> onClose(WebSocket socket, int code, String reason) {
      closed.complete(code);
      return CompletableFuture.completedFuture(null);
    }

    @Override
    public void onError(WebSocket socket, Throwable error) {
      closed.completeExceptionally(error);
    }
  }
}
