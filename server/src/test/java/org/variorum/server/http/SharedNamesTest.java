package org.variorum.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.variorum.server.account.PasswordHasher;
import org.variorum.server.store.Login;
import org.variorum.server.store.Moderation;
import org.variorum.server.store.PostgreSql;

/** Two servers that share a PostgreSQL have the same people and the same published definitions. */
class SharedNamesTest {

  private static final String PASSWORD = "the third bishop";

  @Test
  void bothServersKnowTheSamePeopleAndDefinitions(@TempDir Path data) {
    Login login = Login.of(PostgreSql.newDatabase());
    try (Server first = start(data, login); Server second = start(data, login)) {
      Browser here = new Browser(first, "192.0.2.1");
      assertThat(here.register("on-both", PASSWORD).status()).isEqualTo(200);
      Browser there = new Browser(second, "192.0.2.2");
      there.cookie = here.cookie;
      assertThat(there.get("/api/account/sessions").json().size()).isEqualTo(1);
      there.done("/api/definitions", PublicationsTest.query("mine", "from: chess\ngame: Mine\n", "open"));
      assertThat(here.get("/api/games/on-both:mine").status()).isEqualTo(200);
      assertThat(here.get("/api/gallery").text()).contains("on-both:mine");
      assertThat(new Browser(second, "192.0.2.3").register("0n-both", PASSWORD).code()).isEqualTo("taken");
      there.done("/api/definitions/report",
          "{\"id\":\"on-both:mine\",\"kind\":\"other\",\"words\":\"Look.\"}");
      try (Moderation moderation = Moderation.inPostgresql(login)) {
        assertThat(moderation.reports(10)).singleElement()
            .satisfies(report -> assertThat(report.words()).isEqualTo("Look."));
        assertThat(moderation.setRemoved("on-both:mine", true)).isTrue();
        assertThat(new Browser(second, "192.0.2.4").get("/api/definitions/on-both:nothing").code())
            .isEqualTo("unknown-game");
        assertThat(moderation.setRemoved("on-both:mine", false)).isTrue();
      }
      there.done("/api/account/delete", "{\"password\":\"" + PASSWORD + "\"}");
    }
  }

  private static Server start(Path data, Login login) {
    ServerSettings settings = NamesTest.settings(data);
    return Server
        .start(new ServerSettings(settings.host(), 0, data, login, settings.games(), settings.bounds(),
            settings.connections(), settings.operation()), new PasswordHasher(64, 1), new ReadingTrial());
  }
}
