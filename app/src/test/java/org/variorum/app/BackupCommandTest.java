package org.variorum.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.variorum.app.option.Complaint;

/** The two commands beside a real server. */
class BackupCommandTest {

  @TempDir Path directory;

  private final HttpClient client = HttpClient.newHttpClient();

  private String create(URI site) throws IOException, InterruptedException {
    String answer = client.send(HttpRequest.newBuilder(site.resolve("/api/tables"))
        .header("Content-Type", "application/json").POST(BodyPublishers.ofString("{\"game\":\"chess\"}"))
        .build(),
        BodyHandlers.ofString()).body();
    return answer.replaceFirst(".*\"id\":\"(\\w+)\".*", "$1");
  }

  private int status(URI site, String table) throws IOException, InterruptedException {
    return client.send(HttpRequest.newBuilder(site.resolve("/api/tables/" + table)).build(),
        BodyHandlers.discarding()).statusCode();
  }

  private CommandRun run(String command, String file) {
    return CommandRun.of(command, directory.resolve(file).toString(), "--data",
        directory.resolve("data").toString());
  }

  @Test
  void aBackupBesideARunningServerIsRestoredAfterItWasKilled() throws Exception {
    String before;
    String after;
    try (SiteProcess first = SiteProcess.start(directory.resolve("data"))) {
      URI site = first.address();
      before = create(site);
      CommandRun backup = run("backup", "backup.db");
      assertThat(backup.err()).isEmpty();
      assertThat(backup.status()).isZero();
      after = create(site);
      assertThat(run("restore", "backup.db").err()).contains("another server uses the folder");
      assertThat(status(site, after)).isEqualTo(200);
    }
    CommandRun restored = run("restore", "backup.db");
    assertThat(restored.status()).isZero();
    assertThat(restored.out()).contains("The previous games and guests are kept in");
    try (SiteProcess second = SiteProcess.start(directory.resolve("data"))) {
      URI site = second.address();
      assertThat(status(site, before)).isEqualTo(200);
      assertThat(status(site, after)).isEqualTo(404);
    }
  }

  @Test
  void whatCannotBeIsSaidInOneLine() {
    assertThat(run("backup", "x").errLines()).singleElement().asString().contains("no database");
    assertThat(run("restore", "none").errLines()).singleElement().asString().contains("no backup");
    assertThat(CommandRun.of("backup").status()).isEqualTo(Complaint.USAGE);
  }
}
