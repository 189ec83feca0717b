package org.variorum.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.game.Game;
import org.variorum.testkit.TruthFiles.PerftTruth;
import org.variorum.testkit.naive.NaiveGame;

/** Compositions have the moves that another program counts, or that were counted by hand; compiled and read. */
class CompositionTruthTest {

  private static final Path COMPOSITIONS = Path.of("src/test/resources/compositions");
  private static final Path POSITIONS = Path.of("src/test/resources/positions");

  static List<PerftTruth> truths() throws IOException {
    try (Stream<Path> files = Files.list(POSITIONS)) {
      List<PerftTruth> truths = files.filter(file -> file.toString().endsWith(".perft.txt")).sorted()
          .flatMap(CompositionTruthTest::read).toList();
      assertThat(truths).isNotEmpty();
      return truths;
    }
  }

  private static Stream<PerftTruth> read(Path file) {
    try {
      return TruthFiles.perft(file).stream();
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  @ParameterizedTest
  @MethodSource("truths")
  void countsAsTheFileSays(PerftTruth truth) throws IOException {
    Definition definition =
        GameFiles.read(Files.readString(COMPOSITIONS.resolve(truth.game() + ".yaml")));
    Game game = Game.of(definition);
    NaiveGame naive = new NaiveGame(definition);
    String fen = truth.fen().orElse(definition.start());
    truth.nodes()
        .forEach((depth, nodes) -> assertThat(game.position(fen).perft(depth)).as("%s at %d", fen, depth)
            .isEqualTo(nodes));
    assertThat(naive.perft(fen, 1)).as("read, %s", fen).isEqualTo(truth.nodes().get(1));
  }
}
