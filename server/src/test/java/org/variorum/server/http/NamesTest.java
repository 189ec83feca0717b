package org.variorum.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.variorum.server.account.PasswordHasher;
import org.variorum.server.budget.CostLimits;
import tools.jackson.databind.JsonNode;

/** Names, log-ins and sessions, and what attackers of them get. */
class NamesTest {

  private static final String PASSWORD = "the third bishop";
  private static final PasswordHasher HASHER = new PasswordHasher(64, 1);
  @TempDir static Path data;
  private static Server server;
  private static int addresses;

  @BeforeAll
  static void start() {
    server = Server.start(settings(data), HASHER, new ReadingTrial());
  }

  static ServerSettings settings(Path data) {
    return new ServerSettings("127.0.0.1", 0, data, Path.of("../games"),
        new ServerSettings.Bounds(1_000, 1_000, 1_000, 200, new CostLimits(100_000, 100_000_000), true));
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  private static Browser browser() {
    addresses++;
    return new Browser(server, "198.18." + addresses / 200 + "." + (1 + addresses % 200));
  }

  private static Browser named(String name) {
    Browser browser = browser();
    assertThat(browser.register(name, PASSWORD).status()).isEqualTo(200);
    return browser;
  }

  @Test
  void aGuestKeepsItsGamesWithAName() {
    Browser browser = browser();
    String table =
        browser.done("/api/tables", "{\"game\":\"chess\",\"level\":1}").json().path("id").asString("");
    JsonNode person = browser.register("keeps-games", PASSWORD).json();
    assertThat(person.path("name").asString("")).isEqualTo("keeps-games");
    assertThat(person.path("named").asBoolean()).isTrue();
    assertThat(browser.get("/api/mine").text()).contains(table).contains("keeps-games");
    assertThat(browser.get("/api/tables/" + table).text()).contains("\"keeps-games\"");
  }

  @Test
  void aLogInElsewhereIsTheSamePerson() {
    Browser here = named("same-person");
    String table =
        here.done("/api/tables", "{\"game\":\"chess\",\"level\":1}").json().path("id").asString("");
    Browser elsewhere = browser();
    assertThat(elsewhere.name()).startsWith("Guest ");
    assertThat(elsewhere.logIn("same-person", PASSWORD).status()).isEqualTo(200);
    assertThat(elsewhere.name()).isEqualTo("same-person");
    assertThat(elsewhere.get("/api/mine").text()).contains(table);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"a", "Ada", "ada lovelace", "-ada", "ada-", "a--b", "ädä", "admin", "variorum", "var1orum",
          "adm1n", "server", "table", "abcdefghijklmnopqrstu", "<b>x</b>", "a:b", ""})
  void aNameOfAnotherFormIsRefused(String name) {
    assertThat(browser().register(name, PASSWORD).code()).isEqualTo("bad-name");
  }

  @ParameterizedTest
  @CsvSource({"lookalike, l00kaIike", "paul-il, pau1-1l", "zero0, zeroo", "a-b-c, abc"})
  void aNameThatLooksLikeAnotherIsTaken(String first, String second) {
    named(first);
    String lower = second.toLowerCase(java.util.Locale.ROOT);
    assertThat(browser().register(lower, PASSWORD).code()).isEqualTo("taken");
  }

  @ParameterizedTest
  @ValueSource(strings = {"short", "qwertyuiop", "1234567890", "aaaaaaaaaaaa", "weak-name-weak-name"})
  void aPasswordThatIsGuessedFirstIsRefused(String password) {
    assertThat(browser().register("weak-name", password).code()).isEqualTo("bad-password");
  }

  @Test
  void aPasswordThatIsTooLongIsRefused() {
    assertThat(browser().register("long-password", "ab c".repeat(51)).code()).isEqualTo("bad-password");
  }

  @Test
  void fixation_aCookieOfBeforeIsWorthNothingAfterwards() {
    Browser victim = browser();
    victim.get("/api/me");
    Browser attacker = browser();
    attacker.cookie = victim.cookie;
    assertThat(attacker.name()).isEqualTo(victim.name());
    victim.register("fixed", PASSWORD);
    String first = Objects.requireNonNull(victim.cookie);
    assertThat(first).isNotEqualTo(attacker.cookie);
    assertThat(attacker.name()).startsWith("Guest ");
    assertThat(attacker.get("/api/account/sessions").code()).isEqualTo("no-name");
    victim.logIn("fixed", PASSWORD);
    assertThat(victim.cookie).isNotEqualTo(first);
    attacker.cookie = first;
    assertThat(attacker.name()).startsWith("Guest ");
  }

  @Test
  void enumeration_aMissingNameGetsTheSameAnswerForTheSameWork() {
    named("exists-here");
    Browser browser = browser();
    long before = HASHER.hashes();
    Browser.Answer wrong = browser.logIn("exists-here", "not the password");
    long afterWrong = HASHER.hashes();
    Browser.Answer missing = browser.logIn("exists-nowhere", "not the password");
    assertThat(HASHER.hashes() - afterWrong).isEqualTo(afterWrong - before).isEqualTo(1);
    assertThat(missing.status()).isEqualTo(wrong.status()).isEqualTo(403);
    assertThat(missing.text()).isEqualTo(wrong.text());
  }

  @Test
  void enumeration_newNamesOfOneAddressAreCounted() {
    Browser browser = browser();
    named("counted");
    List<Integer> statuses = new ArrayList<>();
    for (int i = 0; i < 45; i++) {
      statuses.add(browser.register("counted", PASSWORD).status());
    }
    assertThat(statuses.subList(0, 40)).containsOnly(409);
    assertThat(statuses.subList(41, 45)).containsOnly(429);
    assertThat(browser().register("counted", PASSWORD).status()).isEqualTo(409);
  }

  @Test
  void bruteForce_wrongPasswordsWaitButTheOwnerDoesNot() {
    Browser owner = named("attacked");
    Browser attacker = browser();
    List<Integer> statuses = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      statuses.add(attacker.logIn("attacked", "guess number " + i).status());
    }
    assertThat(statuses.subList(0, 5)).containsOnly(403);
    assertThat(statuses).endsWith(429, 429);
    long before = HASHER.hashes();
    assertThat(attacker.logIn("attacked", PASSWORD).status()).isEqualTo(429);
    assertThat(HASHER.hashes()).isEqualTo(before);
    assertThat(attacker.logIn("attacked-nobody", PASSWORD).status()).isEqualTo(403);
    assertThat(owner.logIn("attacked", PASSWORD).status()).isEqualTo(200);
    assertThat(browser().logIn("attacked", PASSWORD).status()).isEqualTo(200);
  }

  @ParameterizedTest
  @ValueSource(strings = {"register", "login", "logout", "password", "delete"})
  void csrf_anotherSitesPageChangesNothing(String what) {
    Browser browser = browser();
    browser.get("/api/me");
    for (String[] header : new String[][] {{"Origin", "http://evil.example"},
        {"Sec-Fetch-Site", "cross-site"}}) {
      assertThat(browser.send("/api/account/" + what, "{}", header).code()).isEqualTo("foreign-page");
    }
  }

  @Test
  void theCookieOfASessionIsForThisServerAlone() {
    Browser.Answer plain = browser().register("cookie-plain", PASSWORD);
    assertThat(plain.setCookie()).contains("HttpOnly").contains("SameSite=Lax").doesNotContain("Secure");
    Browser.Answer secure = browser().send("/api/account/register",
        Browser.credentials("cookie-secure", PASSWORD), "X-Forwarded-Proto", "https");
    assertThat(secure.setCookie()).startsWith("__Host-").contains("HttpOnly").contains("Secure");
  }

  @Test
  void sessionsAreListedAndEnded() {
    Browser here = named("two-sessions");
    Browser there = browser();
    there.logIn("two-sessions", PASSWORD);
    JsonNode sessions = here.get("/api/account/sessions").json();
    assertThat(sessions.size()).isEqualTo(2);
    assertThat(sessions.toString()).contains("Firefox on Linux")
        .doesNotContain(Objects.requireNonNull(here.cookie).split("=")[1]);
    here.done("/api/account/logout", "{\"session\":\"others\"}");
    assertThat(there.get("/api/account/sessions").code()).isEqualTo("no-name");
    assertThat(here.name()).isEqualTo("two-sessions");
    String old = here.cookie;
    here.done("/api/account/logout", "{\"session\":\"this\"}");
    assertThat(here.name()).startsWith("Guest ");
    here.cookie = old;
    assertThat(here.name()).startsWith("Guest ");
  }

  @Test
  void idor_nobodyEndsTheSessionOfAnother() {
    Browser victim = named("idor-victim");
    String session = victim.get("/api/account/sessions").json().get(0).path("id").asString("");
    named("idor-attacker").done("/api/account/logout", "{\"session\":\"" + session + "\"}");
    assertThat(victim.name()).isEqualTo("idor-victim");
  }

  @Test
  void aNewPasswordEndsOtherSessions() {
    Browser here = named("new-password");
    Browser there = browser();
    there.logIn("new-password", PASSWORD);
    assertThat(
        here.post("/api/account/password", "{\"old\":\"wrong one, sorry\",\"password\":\"another good one\"}")
            .code())
        .isEqualTo("wrong-password");
    here.done("/api/account/password", "{\"old\":\"" + PASSWORD + "\",\"password\":\"another good one\"}");
    assertThat(here.name()).isEqualTo("new-password");
    assertThat(there.name()).startsWith("Guest ");
    assertThat(browser().logIn("new-password", PASSWORD).status()).isEqualTo(403);
    assertThat(browser().logIn("new-password", "another good one").status()).isEqualTo(200);
  }

  @Test
  void anEndedSessionLosesItsSocket() throws InterruptedException, ExecutionException, TimeoutException {
    Browser here = named("socket-person");
    try (Page page = new Page(server.port(), Objects.requireNonNull(here.cookie))) {
      assertThat(page.heard.poll(20, TimeUnit.SECONDS)).contains("socket-person");
      here.done("/api/account/logout", "{\"session\":\"this\"}");
      assertThat(page.closed.get(20, TimeUnit.SECONDS)).isEqualTo(1008);
    }
  }

  /** Whoever planted the guest's cookie may have the socket. */
  @Test
  void fixation_aGuestsSocketEndsWhenTheGuestTakesAName()
      throws InterruptedException, ExecutionException, TimeoutException {
    Browser victim = browser();
    victim.get("/api/me");
    try (Page page = new Page(server.port(), Objects.requireNonNull(victim.cookie))) {
      assertThat(page.heard.poll(20, TimeUnit.SECONDS)).contains("Guest ");
      victim.register("socket-guest", PASSWORD);
      assertThat(page.closed.get(20, TimeUnit.SECONDS)).isEqualTo(1008);
    }
  }

  @Test
  void anExportHasAllDataButNoSecret() {
    Browser here = named("exported");
    here.done("/api/tables", "{\"game\":\"chess\",\"level\":1}");
    String export = here.get("/api/account/export").text();
    assertThat(export).contains("\"exported\"").contains("Firefox on Linux").contains("[White ")
        .doesNotContain("argon2").doesNotContain(Objects.requireNonNull(here.cookie).split("=")[1]);
    assertThat(browser().get("/api/account/export").code()).isEqualTo("no-name");
  }

  @Test
  void aDeletedNameGoesAndIsNotGivenAway() {
    Browser here = named("goes-away");
    String table =
        here.done("/api/tables", "{\"game\":\"chess\",\"level\":1}").json().path("id").asString("");
    assertThat(here.post("/api/account/delete", "{\"password\":\"wrong one, sorry\"}").status())
        .isEqualTo(403);
    here.done("/api/account/delete", "{\"password\":\"" + PASSWORD + "\"}");
    assertThat(here.name()).startsWith("Guest ");
    assertThat(browser().get("/api/tables/" + table).text()).contains("a deleted name")
        .doesNotContain("goes-away");
    assertThat(browser().logIn("goes-away", PASSWORD).status()).isEqualTo(403);
    assertThat(browser().register("goes-away", PASSWORD).code()).isEqualTo("taken");
  }

  @Test
  void aRestartEndsNoSession(@TempDir Path folder) {
    Browser browser;
    try (Server first = Server.start(settings(folder), HASHER, new ReadingTrial())) {
      browser = new Browser(first, "192.0.2.1");
      browser.register("restarted", PASSWORD);
    }
    try (Server second = Server.start(settings(folder), HASHER, new ReadingTrial())) {
      Browser again = new Browser(second, "192.0.2.1");
      again.cookie = browser.cookie;
      assertThat(again.name()).isEqualTo("restarted");
    }
  }
}
