package org.variorum.testkit.naive;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.SortedMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.testkit.GameFiles;
import org.variorum.testkit.PositionFiles;
import org.variorum.testkit.TruthFiles;
import org.variorum.testkit.TruthFiles.MateTruth;
import org.variorum.testkit.TruthFiles.PositionTruth;

/** The naive interpreter agrees with programs written for one game each. */
class PositionTruthTest {
  private static final boolean ALL_MOVES = Boolean.getBoolean("variorum.deep");

  static List<String> games() throws IOException {
    return PositionFiles.names();
  }

  @ParameterizedTest
  @MethodSource("games")
  void answersAsTheFileSays(String name) throws IOException {
    NaiveGame game = new NaiveGame(PositionFiles.definition(name));
    for (PositionTruth truth : TruthFiles.positions(PositionFiles.file(name))) {
      assertThat(game.answer(truth.fen())).as(truth.fen())
          .isEqualTo(new NaiveAnswer(truth.check(), truth.outcome(), truth.moves()));
    }
  }

  @Test
  void findsMatesInOne() throws IOException {
    for (MateTruth truth : TruthFiles.mates(PositionFiles.file("mates"))) {
      if (truth.mate() == 1) {
        NaiveGame game = new NaiveGame(GameFiles.definition(truth.game(), List.of()));
        SortedMap<String, String> moves = game.answer(truth.fen()).moves();
        Collection<String> tried = ALL_MOVES ? moves.keySet() : truth.keys();
        List<String> mates = tried.stream()
            .filter(move -> wins(game.answer(Objects.requireNonNull(moves.get(move))))).toList();
        assertThat(mates).as(truth.fen()).containsExactlyInAnyOrderElementsOf(truth.keys());
      }
    }
  }

  private static boolean wins(NaiveAnswer after) {
    return after.outcome().filter(List.of("mate", "king-captured")::contains).isPresent();
  }
}
