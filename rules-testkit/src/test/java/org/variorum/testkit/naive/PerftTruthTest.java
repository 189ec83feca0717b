package org.variorum.testkit.naive;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.rules.definition.Definition;
import org.variorum.testkit.GameFiles;
import org.variorum.testkit.TruthFiles.PerftTruth;

/** The naive interpreter confirms the perft counts beside the games, to the depth that it can count in time. */
@Execution(ExecutionMode.CONCURRENT)
class PerftTruthTest {
  private static final long MOST = Boolean.getBoolean("variorum.deep") ? 320_000 : 250;

  static List<String> games() {
    return GameFiles.ids();
  }

  @ParameterizedTest
  @MethodSource("games")
  void countsAsTheFileSays(String id) throws IOException {
    for (PerftTruth truth : GameFiles.perft(id)) {
      Definition definition = GameFiles.definition(id, truth.options());
      NaiveGame game = new NaiveGame(definition);
      truth.nodes().forEach((depth, nodes) -> {
        if (nodes <= MOST) {
          assertThat(game.perft(truth.fen().orElse(definition.start()), depth)).as(truth + " at " + depth)
              .isEqualTo(nodes);
        }
      });
    }
  }
}
