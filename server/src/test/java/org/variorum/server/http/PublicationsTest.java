package org.variorum.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.variorum.server.account.PasswordHasher;
import tools.jackson.databind.JsonNode;

/** What people with a name publish: who finds, reads and plays it, and who does not. */
class PublicationsTest {

  private static final String PASSWORD = "the third bishop";
  private static final PasswordHasher HASHER = new PasswordHasher(64, 1);
  private static final String TEXT = "from: chess\ngame: My Chess\nabout: Chess, but mine.\n";
  private static final List<String> HOSTILE =
      List.of("<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "\"><svg onload=alert(1)>",
          "javascript:alert(1)", "{{7*7}}", "'; drop table account; --");

  @TempDir static Path data;
  private static Server server;
  private static int addresses;

  @BeforeAll
  static void start() {
    server = Server.start(NamesTest.settings(data), HASHER, new ReadingTrial());
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  private static Browser browser() {
    addresses++;
    return new Browser(server, "198.19." + addresses / 200 + "." + (1 + addresses % 200));
  }

  private static Browser named(String name) {
    Browser browser = browser();
    assertThat(browser.register(name, PASSWORD).status()).isEqualTo(200);
    return browser;
  }

  static String query(String name, String text, String visibility) {
    return "{\"name\":\"" + name + "\",\"text\":" + Wire.MAPPER.writeValueAsString(text)
        + ",\"visibility\":\""
        + visibility + "\"}";
  }

  private static JsonNode publish(Browser browser, String name, String text, String visibility) {
    return browser.done("/api/definitions", query(name, text, visibility)).json();
  }

  @Test
  void aPublishedDefinitionIsPlayedLikeAShippedOne() {
    Browser ada = named("plays-own");
    JsonNode definition = publish(ada, "mine", TEXT, "open");
    assertThat(definition.path("id").asString("")).isEqualTo("plays-own:mine");
    assertThat(definition.path("hash").asString("")).hasSize(64);
    Browser bob = browser();
    assertThat(bob.get("/api/games/plays-own:mine").text()).contains("My Chess");
    assertThat(bob.get("/api/games/plays-own:mine/rules").status()).isEqualTo(200);
    bob.done("/api/positions", "{\"game\":\"plays-own:mine\",\"moves\":[\"e4\"]}");
    String table = bob.done("/api/tables", "{\"game\":\"plays-own:mine\"}").json().path("id").asString("");
    assertThat(bob.get("/api/tables/" + table).text()).contains("plays-own:mine");
    assertThat(bob.get("/api/tables/" + table + "/pgn").status()).isEqualTo(200);
    bob.done("/api/challenges", "{\"games\":[\"plays-own:mine\"]}");
    String challenge = bob.get("/api/challenges").json().get(0).path("id").asString("");
    String joined =
        browser().done("/api/challenges/join", "{\"challenge\":\"" + challenge + "\"}").json().path("id")
            .asString("");
    assertThat(ada.get("/api/tables/" + joined).text()).contains("plays-own:mine");
    JsonNode entry = bob.get("/api/gallery?order=played").json().path("entries").get(0);
    assertThat(entry.path("game").path("id").asString("")).isEqualTo("plays-own:mine");
    assertThat(entry.path("games").asInt()).isEqualTo(2);
  }

  @Test
  void publishingNeedsAName() {
    assertThat(browser().post("/api/definitions", query("mine", TEXT, "open")).code()).isEqualTo("no-name");
    assertThat(browser().get("/api/definitions").code()).isEqualTo("no-name");
  }

  @Test
  void aTextThatCannotBePlayedIsRefusedWithItsPlace() {
    Browser ada = named("bad-texts");
    Browser.Answer answer = ada.post("/api/definitions", query("mine", "from: chess\nbord: 8x8\n", "open"));
    assertThat(answer.code()).isEqualTo("bad-definition");
    assertThat(answer.text()).contains("bord").contains("2");
    assertThat(ada.post("/api/definitions", query("mine", "from: bad-texts:mine\n", "open")).code())
        .isEqualTo("bad-definition");
    assertThat(ada.post("/api/definitions", query("../mine", TEXT, "open")).code()).isEqualTo("bad-name");
    assertThat(ada.post("/api/definitions", query("mine", "#".repeat(100_001), "open")).code())
        .isEqualTo("too-long");
    assertThat(ada.get("/api/definitions").json().size()).isZero();
  }

  @Test
  void idor_aPrivateDefinitionDoesNotExistForOthers() {
    Browser ada = named("private-ada");
    JsonNode secret = publish(ada, "secret", TEXT, "closed");
    String id = "private-ada:secret";
    assertThat(ada.get("/api/games/" + id).status()).isEqualTo(200);
    for (Browser other : List.of(browser(), named("private-eve"))) {
      String missing = "private-ada:nothing";
      for (String path : List.of("/api/games/ID", "/api/games/ID/rules", "/api/definitions/ID",
          "/api/definitions/ID?version=" + secret.path("hash").asString(""))) {
        assertSame(other.get(path.replace("ID", id)), other.get(path.replace("ID", missing)), id, missing);
      }
      for (String[] request : new String[][] {{"/api/positions", "{\"game\":\"ID\"}"},
          {"/api/positions/why", "{\"position\":{\"game\":\"ID\"},\"move\":\"e2e5\"}"},
          {"/api/positions/insight", "{\"position\":{\"game\":\"ID\"},\"from\":\"e2\"}"},
          {"/api/positions/arrangement", "{\"game\":\"ID\"}"}, {"/api/tables", "{\"game\":\"ID\"}"},
          {"/api/challenges", "{\"games\":[\"ID\"]}"}, {"/api/challenges", "{\"games\":[\"chess\",\"ID\"]}"},
          {"/api/pgn/read", "{\"text\":\"1. e4 *\",\"game\":\"ID\"}"},
          {"/api/definitions/report", "{\"id\":\"ID\",\"kind\":\"other\",\"words\":\"\"}"}}) {
        assertSame(other.post(request[0], request[1].replace("ID", id)),
            other.post(request[0], request[1].replace("ID", missing)), id, missing);
      }
    }
    Browser eve = named("private-eve2");
    assertThat(eve.post("/api/definitions", query("child", "from: " + id + "\n", "open")).code())
        .isEqualTo("bad-definition");
    assertThat(eve.post("/api/definitions", query("x", TEXT, "open").replace("}",
        ",\"copiedFrom\":\"" + id + "\"}")).code()).isEqualTo("unknown-game");
    assertThat(eve.post("/api/definitions/change", "{\"name\":\"secret\",\"visibility\":\"open\"}").code())
        .isEqualTo("unknown-game");
    assertThat(eve.post("/api/definitions/change", "{\"name\":\"secret\"}").code()).isEqualTo("unknown-game");
    assertThat(eve.get("/api/gallery").text()).doesNotContain(id);
    assertThat(ada.get("/api/definitions/" + id).status()).isEqualTo(200);
  }

  private static void assertSame(Browser.Answer hidden, Browser.Answer missing, String id, String missingId) {
    assertThat(hidden.status()).as(hidden.text()).isGreaterThanOrEqualTo(400);
    assertThat(hidden.status()).isEqualTo(missing.status());
    assertThat(hidden.text().replace(id, missingId)).isEqualTo(missing.text());
  }

  @Test
  void whoeverHasATablesLinkReadsItsPrivateGame() {
    Browser ada = named("shares-table");
    publish(ada, "secret", TEXT, "closed");
    String table =
        ada.done("/api/tables", "{\"game\":\"shares-table:secret\"}").json().path("id").asString("");
    Browser bob = browser();
    assertThat(bob.get("/api/tables/" + table).text()).contains("My Chess");
    assertThat(bob.get("/api/games/table:" + table).text()).contains("My Chess");
    assertThat(bob.get("/api/games/table:" + table + "/rules").status()).isEqualTo(200);
    bob.done("/api/positions", "{\"game\":\"table:" + table + "\",\"moves\":[\"e4\"]}");
    assertThat(bob.post("/api/tables", "{\"game\":\"table:" + table + "\"}").code())
        .isEqualTo("unknown-game");
    assertThat(bob.get("/api/games/table:AAAAAAAAAAAA").code()).isEqualTo("unknown-game");
  }

  @Test
  void anUnlistedDefinitionIsFoundByItsIdAlone() {
    Browser ada = named("unlisted-ada");
    publish(ada, "hidden", TEXT, "unlisted");
    assertThat(browser().get("/api/games/unlisted-ada:hidden").status()).isEqualTo(200);
    assertThat(browser().get("/api/gallery").text()).doesNotContain("unlisted-ada");
  }

  @Test
  void versionsAreKeptAndAGameKeepsItsRules() {
    Browser ada = named("versions-ada");
    JsonNode first = publish(ada, "mine", TEXT, "open");
    String table = ada.done("/api/tables", "{\"game\":\"versions-ada:mine\"}").json().path("id").asString("");
    assertThat(publish(ada, "mine", TEXT, "open").path("number").asInt()).isEqualTo(1);
    JsonNode second = publish(ada, "mine", TEXT.replace("My Chess", "Other Chess"), "open");
    assertThat(second.path("number").asInt()).isEqualTo(2);
    assertThat(second.path("versions").size()).isEqualTo(2);
    assertThat(browser().get("/api/games/versions-ada:mine").text()).contains("Other Chess");
    assertThat(
        browser().get("/api/definitions/versions-ada:mine?version=" + first.path("hash").asString("")).text())
        .contains("My Chess");
    ada.done("/api/definitions/change", "{\"name\":\"mine\"}");
    assertThat(browser().get("/api/games/versions-ada:mine").code()).isEqualTo("unknown-game");
    assertThat(browser().get("/api/tables/" + table).text()).contains("My Chess");
  }

  @Test
  void aChildKeepsTheTextsOfItsAncestors() {
    Browser ada = named("parent-ada");
    publish(ada, "base", TEXT, "open");
    Browser eve = named("child-eve");
    String query = query("child", "from: parent-ada:base\ngame: Child\n", "open").replace("}",
        ",\"copiedFrom\":\"parent-ada:base\",\"tags\":[\"small\"]}");
    JsonNode child = eve.done("/api/definitions", query).json();
    assertThat(child.path("ancestry").get(0).asString("")).isEqualTo("parent-ada:base");
    assertThat(browser().get("/api/gallery?tag=small").json().path("entries").size()).isEqualTo(1);
    ada.done("/api/definitions/change", "{\"name\":\"base\",\"visibility\":\"closed\"}");
    assertThat(browser().get("/api/games/child-eve:child").text()).contains("Chess, but mine.");
    assertThat(browser().get("/api/definitions/child-eve:child").text()).doesNotContain("parent-ada:base\"]");
    ada.done("/api/account/delete", "{\"password\":\"" + PASSWORD + "\"}");
    assertThat(browser().get("/api/games/child-eve:child").status()).isEqualTo(200);
    assertThat(browser().get("/api/games/parent-ada:base").code()).isEqualTo("unknown-game");
  }

  @Test
  void quotaOfADay() {
    Browser ada = named("quota-ada");
    for (int i = 0; i < 30; i++) {
      publish(ada, "mine", TEXT + "# " + i + "\n", "open");
    }
    assertThat(ada.post("/api/definitions", query("mine", TEXT + "# more\n", "open")).status())
        .isEqualTo(429);
    assertThat(ada.get("/api/definitions/quota-ada:mine").json().path("versions").size()).isEqualTo(30);
  }

  @Test
  void reportsAreBounded() {
    Browser ada = named("reported-ada");
    publish(ada, "mine", TEXT, "open");
    String report = "{\"id\":\"reported-ada:mine\",\"kind\":\"offensive\",\"words\":\"WORDS\"}";
    Browser bob = browser();
    bob.done("/api/definitions/report", report);
    assertThat(bob.post("/api/definitions/report", report.replace("WORDS", "x".repeat(501))).code())
        .isEqualTo("too-long");
    int refused = 0;
    for (int i = 0; i < 30; i++) {
      refused += bob.post("/api/definitions/report", report).status() == 429 ? 1 : 0;
    }
    assertThat(refused).isGreaterThanOrEqualTo(10);
  }

  @Test
  void xss_hostileTextsStayTexts() {
    Browser ada = named("hostile-ada");
    for (int i = 0; i < HOSTILE.size(); i++) {
      String text = HOSTILE.get(i);
      String quoted = Wire.MAPPER.writeValueAsString(text);
      String definition =
          "from: chess\ngame: " + quoted + "\nabout: " + quoted + "\ninventor: " + quoted + "\n";
      String query = query("h" + i, definition, "open").replace("\"visibility\"",
          "\"page\":"
              + Wire.MAPPER.writeValueAsString("# Title\n\n" + text + "\n\n[link](javascript:alert(1))\n")
              + ",\"visibility\"");
      Browser.Answer answer = ada.post("/api/definitions", query);
      if (answer.status() == 200) {
        assertThat(answer.json().path("text").asString("")).isEqualTo(definition);
        JsonNode rules = browser().get("/api/games/hostile-ada:h" + i + "/rules").json();
        List<String> html = rules.findValuesAsString("html");
        assertThat(String.join("\n", html)).doesNotContain("<script", "<img", "<svg onload",
            "href=\"javascript:");
      } else {
        assertThat(answer.code()).isEqualTo("bad-definition");
      }
    }
    Browser.Answer gallery = browser().get("/api/gallery?order=name");
    assertThat(gallery.status()).isEqualTo(200);
    assertThat(gallery.json().path("entries").size()).isPositive();
  }

  @ParameterizedTest
  @ValueSource(strings = {"order=worst", "page=0", "page=-1", "page=401", "page=x", "tag=%27", "tag=A"})
  void theGalleryHasBounds(String query) {
    assertThat(browser().get("/api/gallery?" + query).code()).isEqualTo("bad-gallery");
  }
}
