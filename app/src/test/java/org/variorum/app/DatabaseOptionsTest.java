package org.variorum.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.variorum.app.option.Complaint;
import org.variorum.app.option.DatabaseOptions;
import org.variorum.server.store.Login;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

class DatabaseOptionsTest {

  private static final String URL = "jdbc:postgresql://127.0.0.1/games";

  @TempDir Path directory;

  @Command
  private static final class Options {
    @Mixin private final DatabaseOptions database = new DatabaseOptions();
  }

  private static Login login(Map<String, String> environment, String... arguments) {
    Options options = new Options();
    new CommandLine(options).parseArgs(arguments);
    return options.database.login(environment).orElseThrow();
  }

  @Test
  void thePasswordComesFromTheEnvironment() {
    assertThat(
        login(Map.of(DatabaseOptions.USER, "ada", DatabaseOptions.PASSWORD, "secret"), "--database", URL))
        .isEqualTo(new Login(URL, "ada", "secret"));
  }

  @Test
  void thePasswordComesFromAFileWithoutItsLineEnd() throws IOException {
    Path file = Files.writeString(directory.resolve("password"), "of the file\n");
    assertThat(login(Map.of(DatabaseOptions.PASSWORD, "other"), "--database", URL, "--database-user", "bob",
        "--database-password-file", file.toString())).isEqualTo(new Login(URL, "bob", "of the file"));
  }

  @Test
  void aFileThatCannotBeReadIsNamed() {
    CommandRun run = CommandRun.of("server", "--database", URL, "--database-password-file",
        directory.resolve("none").toString());
    assertThat(run.status()).isEqualTo(Complaint.USAGE);
    assertThat(run.err()).contains("none");
  }
}
