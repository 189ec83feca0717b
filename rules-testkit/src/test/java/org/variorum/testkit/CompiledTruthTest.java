package org.variorum.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Move;
import org.variorum.testkit.TruthFiles.PerftTruth;
import org.variorum.testkit.TruthFiles.PositionTruth;

/** The compiled games agree with what other programs found out. */
class CompiledTruthTest {

  /** Larger counts are left to the benchmarks and to the profile {@code deep}. */
  private static final long MOST = Boolean.getBoolean("variorum.deep") ? Long.MAX_VALUE : 50_000;

  static List<String> files() throws IOException {
    return PositionFiles.names();
  }

  static List<String> games() {
    return GameFiles.ids();
  }

  @ParameterizedTest
  @MethodSource("files")
  void answersAsTheFileSays(String name) throws IOException {
    Game game = Game.of(PositionFiles.definition(name));
    for (PositionTruth truth : TruthFiles.positions(PositionFiles.file(name))) {
      Position position = game.position(truth.fen());
      SortedMap<String, String> moves = new TreeMap<>();
      for (Move move : position.moves()) {
        moves.put(move.text(), position.play(move).fen());
      }
      assertThat(position.fen()).isEqualTo(truth.fen());
      assertThat(position.inCheck()).as(truth.fen()).isEqualTo(truth.check());
      assertThat(moves).as(truth.fen()).isEqualTo(truth.moves());
      assertThat(outcome(position)).as(truth.fen()).isEqualTo(truth.outcome());
    }
  }

  private static Optional<String> outcome(Position position) {
    return position.moves().isEmpty() ? position.outcome().map(outcome -> outcome.reason().word())
        : Optional.empty();
  }

  @ParameterizedTest
  @MethodSource("games")
  void countsAsTheFileSays(String id) throws IOException {
    for (PerftTruth truth : GameFiles.perft(id)) {
      Game game = GameFiles.game(id, truth.options());
      Position position = truth.fen().map(game::position).orElseGet(game::start);
      truth.nodes().forEach((depth, nodes) -> {
        if (nodes <= MOST) {
          assertThat(position.perft(depth)).as("%s at %d", truth, depth).isEqualTo(nodes);
        }
      });
    }
  }
}
