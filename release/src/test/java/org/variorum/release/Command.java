package org.variorum.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** Another program, run to its end. */
final class Command {

  private static final int PATIENCE_MINUTES = 8;

  private Command() {}

  /** Runs it in this environment alone, and returns its output; it must succeed. */
  static String run(Path directory, Map<String, String> environment, String input, List<String> words)
      throws IOException, InterruptedException {
    Path typed = Files.writeString(Files.createTempFile("typed", ".txt"), input);
    Path said = Files.createTempFile("said", ".txt");
    try {
      ProcessBuilder builder =
          new ProcessBuilder(words).directory(directory.toFile()).redirectErrorStream(true)
              .redirectInput(typed.toFile()).redirectOutput(said.toFile());
      builder.environment().clear();
      builder.environment().putAll(environment);
      Process process = builder.start();
      boolean ended = process.waitFor(PATIENCE_MINUTES, TimeUnit.MINUTES);
      process.destroyForcibly();
      String output = Files.readString(said, StandardCharsets.UTF_8);
      assertThat(ended).as("%s ends; it said: %s", words, output).isTrue();
      assertThat(process.exitValue()).as("%s says: %s", words, output).isZero();
      return output;
    } finally {
      Files.delete(typed);
      Files.delete(said);
    }
  }
}
