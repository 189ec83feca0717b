package org.variorum.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.testkit.GameFiles;

class CheckCommandTest {

  private static final int STEP = Boolean.getBoolean("variorum.deep") ? 1 : 48;

  @TempDir private Path directory = Path.of("");

  /** Some: that all are sound is tested where they are read. With the property {@code variorum.deep} more. */
  static List<String> games() {
    List<String> sample = GameFiles.sample();
    return IntStream.range(0, sample.size()).filter(index -> index % STEP == 0).mapToObj(sample::get)
        .toList();
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyGameIsSound(String id) {
    CommandRun run = CommandRun.of("check", GameFiles.definitionFile(id).toString());
    assertThat(run.status()).isZero();
    assertThat(run.outLines()).satisfiesExactly(line -> assertThat(line).startsWith("OK "),
        line -> assertThat(line).matches("read and compiled in \\d+ ms, holds \\d+\\.\\d MB"));
  }

  @Test
  void problemsAreToldAsByACompiler() throws IOException {
    Path file = Files.writeString(directory.resolve("mine.yaml"), """
        game: Mine
        version: 1
        from: chess
        pieces:
          N: { name: knight, mvoes: N }
          B: { name: bishop, moves: B% }
        """);
    CommandRun run = CommandRun.of("check", file.toString());
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.outLines()).hasSizeGreaterThanOrEqualTo(2)
        .allMatch(line -> line.matches(".*mine\\.yaml:[0-9]+:[0-9]+: .+"));
    assertThat(run.out()).contains("mine.yaml:5:", "mine.yaml:6:");
  }

  @Test
  void aFileOfOnesOwnCanBeCheckedAndPlayed() throws IOException {
    Path file = Files.writeString(directory.resolve("mine.yaml"), """
        game: Mine
        version: 1
        from: chess
        pieces: { N: { moves: NN } }
        """);
    assertThat(CommandRun.of("check", file.toString()).out())
        .startsWith("OK Mine");
    assertThat(CommandRun.of("perft", file.toString(), "1").outLines()).containsExactly("24");
  }

  @Test
  void whatIsNoTextIsRefused() throws IOException {
    Path file = Files.write(directory.resolve("mine.yaml"), new byte[] {(byte) 0xFF, (byte) 0xFE, 0});
    CommandRun run = CommandRun.of("check", file.toString());
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err() + run.out()).contains("UTF-8");
  }
}
