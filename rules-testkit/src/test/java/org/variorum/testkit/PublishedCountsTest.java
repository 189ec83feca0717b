package org.variorum.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.testkit.TruthFiles.PerftTruth;

/**
 * The counts that other programs publish of their variants, in their own FENs. Where a count differs because rules differ, it is left
 * out here and named in {@code docs/interpretations.md}.
 */
class PublishedCountsTest {

  private static final Path FOLDER = Path.of("src/test/resources/published");
  private static final long MOST = Boolean.getBoolean("variorum.deep") ? Long.MAX_VALUE : 50_000;

  static Stream<List<PerftTruth>> games() throws IOException {
    Map<String, List<PerftTruth>> games = new TreeMap<>();
    for (String file : List.of("python-chess.txt", "fairy-stockfish.txt")) {
      for (PerftTruth truth : TruthFiles.perft(FOLDER.resolve(file))) {
        games.computeIfAbsent(truth.game() + truth.options(), _ -> new ArrayList<>()).add(truth);
      }
    }
    return games.values().stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void countsAreThePublishedOnes(List<PerftTruth> truths) {
    Game game = GameFiles.game(truths.getFirst().game(), truths.getFirst().options());
    for (PerftTruth truth : truths) {
      Position position = truth.fen().map(game::position).orElseGet(game::start);
      truth.nodes().forEach((depth, nodes) -> {
        if (nodes <= MOST) {
          assertThat(position.perft(depth)).as(truth + " at " + depth).isEqualTo(nodes);
        }
      });
    }
  }
}
