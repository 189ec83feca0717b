package org.variorum.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import io.javalin.Javalin;
import io.javalin.websocket.WsContext;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.variorum.engine.Experience;
import org.variorum.server.api.ApiLimits;
import org.variorum.server.api.table.TableQuery;
import org.variorum.server.budget.Budget;
import org.variorum.server.budget.CostLimits;
import org.variorum.server.catalog.CatalogGames;
import org.variorum.server.challenge.Challenges;
import org.variorum.server.guest.Address;
import org.variorum.server.guest.IdSigner;
import org.variorum.server.guest.Visitor;
import org.variorum.server.metrics.Meters;
import org.variorum.server.store.Store;
import org.variorum.server.table.Tables;
import org.variorum.server.thinking.EngineScheduler;
import org.variorum.view.answer.Color;
import org.variorum.view.position.Views;
import tools.jackson.databind.JsonNode;

/** One page's connection, by bytes. */
class SocketTest {

  @TempDir static Path directory;

  private static final Visitor ADA = new Visitor(IdSigner.newId(), Address.of("192.0.2.1"));
  private static Store store;
  private static EngineScheduler thinking;
  private static Tables tables;
  private static Challenges challenges;
  private static Budget budget;
  private static Javalin server;

  @BeforeAll
  static void start() {
    store = Store.inFile(directory);
    thinking = new EngineScheduler(1, 100L << 20, Experience.NONE);
    budget = new Budget(CostLimits.DEFAULT);
    tables = new Tables(store, CatalogGames.catalog(), new Views(), thinking, 1L << 30);
    challenges = new Challenges(store, CatalogGames.catalog(), tables, new IdSigner(store.secret()));
    server = Javalin.create(config -> {
      config.concurrency.useVirtualThreads = true;
      config.startup.showJavalinBanner = false;
      config.jetty
          .modifyWebSocketServletFactory(factory -> factory.setMaxTextMessageSize(ApiLimits.MESSAGE_BYTES));
      config.routes.ws("/socket", ws -> {
        ws.onConnect(context -> {
          Socket socket =
              new Socket(context.session, ADA, CatalogGames.catalog(), tables, challenges, thinking,
                  budget,
                  ServerSettings.Pace.DEFAULT, Meters.NONE);
          context.attribute("socket", socket);
          socket.welcome(Visitor.name(ADA.id()));
        });
        ws.onMessage(context -> socket(context).receive(context.message()));
        ws.onClose(context -> socket(context).close());
      });
    }).start("127.0.0.1", 0);
  }

  @AfterAll
  static void stop() {
    server.stop();
    challenges.close();
    tables.close();
    thinking.close();
    store.close();
  }

  private static Socket socket(WsContext context) {
    return Objects.requireNonNull(context.attribute("socket"));
  }

  /** A page that notes what it hears. */
  private static final class Page implements WebSocket.Listener, AutoCloseable {
    final BlockingQueue<JsonNode> heard = new LinkedBlockingQueue<>();
    final CompletableFuture<Integer> closed = new CompletableFuture<>();
    private final StringBuilder part = new StringBuilder();
    final WebSocket socket;

    Page() {
      socket = HttpClient.newHttpClient().newWebSocketBuilder()
          .buildAsync(URI.create("ws://127.0.0.1:" + server.port() + "/socket"), this).join();
    }

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
      part.append(data);
      if (last) {
        heard.add(Wire.MAPPER.readTree(part.toString()));
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

    void say(String message) {
      socket.sendText(message, true).join();
    }

    /** The next message of a type. */
    JsonNode next(String type) throws InterruptedException {
      while (true) {
        JsonNode message = heard.poll(30, TimeUnit.SECONDS);
        assertThat(message).as("a message of type " + type).isNotNull();
        if (message.path("type").asString().equals(type)) {
          return message;
        }
      }
    }

    @Override
    public void close() {
      socket.abort();
    }
  }

  private static String table() {
    return tables.create(ADA, new TableQuery("chess", null, null, null, null, Color.white, 1, null));
  }

  @Test
  void aGuestIsWelcomedFirst() throws InterruptedException {
    try (Page page = new Page()) {
      assertThat(page.heard.poll(30, TimeUnit.SECONDS).path("guest").asString())
          .isEqualTo(Visitor.name(ADA.id()));
      page.say("{\"type\":\"ping\",\"ref\":7}");
      assertThat(page.next("pong").path("ref").asInt()).isEqualTo(7);
    }
  }

  @Test
  void whatCannotBeReadIsRefusedAndDisturbsNothing() throws InterruptedException {
    try (Page page = new Page()) {
      for (String bad : new String[] {"", "{", "[]", "null", "\"x\"", "{\"type\":\"dance\",\"ref\":3}",
          "{\"ref\":3}", "{\"type\":\"play\",\"ref\":3}", "{\"type\":\"play\",\"ref\":3,\"table\":null,"
              + "\"ply\":0,\"move\":\"e4\"}",
          "{\"type\":\"act\",\"ref\":3,\"table\":\"x\",\"ply\":0,\"action\":\"cheat\"}"}) {
        page.say(bad);
        JsonNode refused = page.next("refused");
        assertThat(refused.path("code").asString()).as(bad).isEqualTo("malformed");
        assertThat(refused.path("words").asString()).isNotEmpty();
        assertThat(refused.has("ref")).as(bad).isEqualTo(bad.contains("\"ref\":3"));
      }
      page.say("{\"type\":\"ping\",\"ref\":8}");
      assertThat(page.next("pong").path("ref").asInt()).isEqualTo(8);
    }
  }

  @Test
  void aGameIsPlayedAgainstTheComputer() throws InterruptedException {
    String id = table();
    try (Page page = new Page()) {
      page.say("{\"type\":\"watch\",\"ref\":1,\"table\":\"" + id + "\",\"plies\":0}");
      assertThat(page.next("table").path("table").path("firsts").size()).isEqualTo(10);
      assertThat(page.next("accepted").path("ref").asInt()).isEqualTo(1);
      page.say("{\"type\":\"play\",\"ref\":2,\"table\":\"" + id + "\",\"ply\":0,\"move\":\"a1a4\"}");
      JsonNode refused = page.next("refused");
      assertThat(refused.path("code").asString()).isEqualTo("illegal");
      assertThat(refused.path("squares").toString()).contains("a2");
      page.say("{\"type\":\"play\",\"ref\":3,\"table\":\"" + id + "\",\"ply\":0,\"move\":\"e4\"}");
      assertThat(page.next("accepted").path("ref").asInt()).isEqualTo(3);
      JsonNode answered = page.next("change");
      while (answered.path("change").path("position").path("ply").asInt() < 2) {
        answered = page.next("change");
      }
      assertThat(answered.path("change").path("position").path("turn").asString()).isEqualTo("white");
      page.say("{\"type\":\"act\",\"ref\":4,\"table\":\"" + id + "\",\"ply\":2,\"action\":\"resign\"}");
      assertThat(page.next("accepted").path("ref").asInt()).isEqualTo(4);
      page.say("{\"type\":\"play\",\"ref\":5,\"table\":\"nowhere\",\"ply\":0,\"move\":\"e4\"}");
      assertThat(page.next("refused").path("code").asString()).isEqualTo("unknown-table");
    }
  }

  @Test
  void anAnalysisTellsOfItselfUntilItIsStopped() throws InterruptedException {
    try (Page page = new Page()) {
      page.say("{\"type\":\"analyse\",\"ref\":1,\"position\":{\"game\":\"grand\"},\"lines\":2}");
      JsonNode found = page.next("analysis");
      while (found.path("lines").isEmpty()) {
        found = page.next("analysis");
      }
      assertThat(found.path("ref").asInt()).isEqualTo(1);
      page.say("{\"type\":\"stop\",\"ref\":1}");
      page.say("{\"type\":\"analyse\",\"ref\":2,\"position\":{\"game\":\"grand\"},\"lines\":6}");
      assertThat(page.next("refused").path("code").asString()).isEqualTo("bad-lines");
      page.say("{\"type\":\"review\",\"ref\":3,\"position\":{\"game\":\"chess\",\"moves\":[\"e4\",\"e5\"]}}");
      JsonNode judged = page.next("reviewed");
      while (!judged.path("done").asBoolean()) {
        judged = page.next("reviewed");
      }
      assertThat(judged.path("ref").asInt()).isEqualTo(3);
    }
  }

  /** Each answer is read before the next message: a page that does not read is cut off for that, without a word. */
  @Test
  void tooManyMessagesAreRefusedAndAFloodIsCutOff() throws Exception {
    try (Page page = new Page()) {
      List<JsonNode> answers = new ArrayList<>();
      for (int i = 0; i < 2_000 && !page.closed.isDone(); i++) {
        page.say("{\"type\":\"ping\",\"ref\":" + i + "}");
        JsonNode answer = null;
        while (answer == null && !page.closed.isDone()) {
          answer = page.heard.poll(10, TimeUnit.MILLISECONDS);
        }
        if (answer != null) {
          answers.add(answer);
        }
      }
      assertThat(answers).anyMatch(answer -> answer.path("code").asString("").equals("too-fast"));
      assertThat(page.closed.get(30, TimeUnit.SECONDS)).isEqualTo(1008);
    }
  }

  @Test
  void aMessageThatIsTooLargeClosesTheConnection() throws Exception {
    try (Page page = new Page()) {
      page.say("x".repeat(ApiLimits.MESSAGE_BYTES + 1));
      assertThat(page.closed.get(30, TimeUnit.SECONDS)).isEqualTo(1009);
    }
  }
}
