package org.variorum.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.variorum.testkit.GameFiles;

/** Neovim itself edits a definition with {@code variorum lsp}. */
class NeovimTest {

  @Test
  void showsProblemsAndCompletionsAndHelpAndAppliesARemedy(@TempDir Path home) throws Exception {
    String text = Files.readString(GameFiles.definitionFile("chess"));
    Path definition = home.resolve("my-chess.yaml");
    Files.writeString(definition, text.replace("\ndraws:", "\ndrawz:"));
    String report = edit(home, definition);

    assertThat(report).contains("unknown word \\\"drawz\\\"; did you mean \\\"draws\\\"?", "\"fixed\": true",
        "\"royal pieces may face\"", "What makes a game a draw by its length.", "\"draws: { repetition: 3");
  }

  private static String edit(Path home, Path definition) throws IOException, InterruptedException {
    Path script = Path.of(Objects.requireNonNull(NeovimTest.class.getResource("/lsp/neovim.lua")).getPath());
    Path report = home.resolve("report.json");
    Path said = home.resolve("said");
    ProcessBuilder neovim = new ProcessBuilder(program(), "--headless", "--clean", "-u", "NONE", "-i", "NONE",
        "-S", script.toString()).redirectErrorStream(true).redirectOutput(said.toFile());
    neovim.environment().put("SERVER", String.join("\n", LspProcess.command()));
    neovim.environment().put("DEFINITION", definition.toString());
    neovim.environment().put("REPORT", report.toString());
    neovim.environment().put("HOME", home.toString());
    Process process = neovim.start();
    try {
      assertThat(process.waitFor(240, TimeUnit.SECONDS)).as("Neovim ends").isTrue();
      assertThat(report).as(Files.readString(said)).exists();
      return Files.readString(report);
    } finally {
      process.destroyForcibly();
    }
  }

  private static String program() {
    return List.of("/usr/bin/nvim", "/usr/local/bin/nvim", "/opt/homebrew/bin/nvim").stream()
        .filter(path -> Files.isExecutable(Path.of(path))).findFirst()
        .orElseThrow(() -> new IllegalStateException(
            "Neovim is missing: the language server cannot be tried in an editor; install it"
                + " (Debian: apt-get install neovim)"));
  }
}
