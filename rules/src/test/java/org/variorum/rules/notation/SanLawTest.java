package org.variorum.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Move;

/** Laws of move texts, for every game in {@code games/}. */
@Execution(ExecutionMode.CONCURRENT)
class SanLawTest {

  private static final int PLAYOUTS = Boolean.getBoolean("variorum.deep") ? 3 : 1;

  static Stream<Game> games() {
    return Games.sample();
  }

  @ParameterizedTest
  @MethodSource("games")
  void textsDifferAndAreReadAsTheirMoves(Game game) {
    for (int seed = 0; seed < PLAYOUTS; seed++) {
      Games.moments(game, seed, 80).forEach(SanLawTest::check);
    }
  }

  /** Each is looked for among all that the position has. */
  private static final int MOST_TEXTS = 150;

  private static void check(Position position) {
    Map<Move, String> texts = San.writeAll(position);
    assertThat(new HashSet<>(texts.values())).as("different texts in %s: %s", position, texts)
        .hasSameSizeAs(texts.entrySet());
    int step = 1 + texts.size() / MOST_TEXTS;
    List<Map.Entry<Move, String>> asked = List.copyOf(texts.entrySet());
    IntStream.range(0, asked.size()).filter(i -> i % step == 0).mapToObj(asked::get).forEach(entry -> {
      Move move = entry.getKey();
      String text = entry.getValue();
      assertThat(San.read(position, text)).as("%s in %s", text, position)
          .isEqualTo(new SanReading.Found(move));
      String unmarked = text.replaceAll("[+#]$", "");
      assertThat(San.find(position, unmarked)).as("%s in %s", unmarked, position).contains(move);
      assertThat(San.find(position, move.text())).as("%s in %s", move, position).contains(move);
    });
  }
}
