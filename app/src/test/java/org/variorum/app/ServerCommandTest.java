package org.variorum.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The site's process, as its operator sees it. */
class ServerCommandTest {

  private static final int SIGTERM = 15;

  @TempDir Path directory;

  /** Pages that hear 1001 come back by themselves; after 1006 they say that the connection was lost. */
  @Test
  void whenItIsToldToStopItTellsItsPages() throws Exception {
    CompletableFuture<Integer> closed = new CompletableFuture<>();
    CompletableFuture<String> heard = new CompletableFuture<>();
    try (HttpClient client = HttpClient.newHttpClient(); SiteProcess site = SiteProcess.start(directory)) {
      String cookie = client.send(HttpRequest.newBuilder(site.address().resolve("/api/me")).build(),
          BodyHandlers.discarding()).headers().firstValue("Set-Cookie").orElseThrow().replaceAll(";.*", "");
      WebSocket page = client.newWebSocketBuilder().header("Cookie", cookie)
          .buildAsync(URI.create("ws" + site.address().toString().substring("http".length()))
              .resolve("/api/socket"), new WebSocket.Listener() {
                @Override
                public @Nullable CompletionStage<?> onText(WebSocket socket, CharSequence text,
                    boolean last) {
                  heard.complete(text.toString());
                  socket.request(1);
                  return null;
                }

                @Override
                public @Nullable CompletionStage<?> onClose(WebSocket socket, int status, String reason) {
                  closed.complete(status);
                  return null;
                }

                @Override
                public void onError(WebSocket socket, Throwable error) {
                  closed.completeExceptionally(error);
                }
              })
          .join();
      // The site knows of the page only when it has heard from it: the handshake is answered before.
      page.sendText("{\"type\":\"ping\",\"ref\":1}", true).join();
      assertThat(heard.get(30, TimeUnit.SECONDS)).isNotBlank();
      site.process().destroy();
      assertThat(closed.get(30, TimeUnit.SECONDS)).isEqualTo(1001);
      assertThat(site.process().waitFor(30, TimeUnit.SECONDS)).isTrue();
      assertThat(site.process().exitValue()).isEqualTo(128 + SIGTERM);
    }
  }
}
