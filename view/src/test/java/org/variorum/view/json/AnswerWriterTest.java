package org.variorum.view.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.testkit.random.RandomRecords;
import org.variorum.view.answer.LineView;
import org.variorum.view.answer.PositionView.MoveView;
import org.variorum.view.game.Edition;
import org.variorum.view.game.TestGames;
import org.variorum.view.position.Positions;
import org.variorum.view.position.Views;
import org.variorum.view.query.InsightQuery;
import org.variorum.view.query.PositionQuery;
import org.variorum.view.query.WhyQuery;

/** Jackson writes the same JSON. */
class AnswerWriterTest {

  private static final int SAMPLES = Boolean.getBoolean("variorum.deep") ? 2_000 : 40;
  private static final int MOVES = Boolean.getBoolean("variorum.deep") ? 60 : 4;

  private static void requireSame(Object answer) {
    assertThat(AnswerWriter.text(answer)).isEqualTo(TestJson.MAPPER.writeValueAsString(answer));
  }

  /** The records that a generated class writes. */
  static Stream<Class<?>> records() {
    return Arrays.stream(AnswerWriter.class.getMethods()).filter(method -> method.getName().equals("write"))
        .<Class<?>>map(method -> method.getParameterTypes()[1]).filter(Class::isRecord);
  }

  @ParameterizedTest
  @MethodSource("records")
  void eachRecordIsWrittenAsByJackson(Class<?> type) {
    RandomRecords random = new RandomRecords(type.getName().hashCode(), RandomRecords.ANY);
    for (int sample = 0; sample < SAMPLES; sample++) {
      requireSame(random.of(type));
    }
  }

  @Test
  void theListOfGamesIsWrittenAsByJackson() {
    requireSame(TestGames.games().list());
  }

  static Stream<Edition> editions() {
    return TestGames.games().list().games().stream().map(game -> TestGames.edition(game.id()));
  }

  @Execution(ExecutionMode.CONCURRENT)
  @ParameterizedTest
  @MethodSource("editions")
  void answersAboutEveryGameAreWrittenAsByJackson(Edition edition) {
    requireSame(edition.summary());
    Positions positions = new Positions(TestGames.games(), new Views(), () -> {
    });
    Random random = new Random(edition.hash().hashCode());
    List<String> moves = new ArrayList<>();
    for (int ply = 0; ply < MOVES; ply++) {
      PositionQuery query =
          new PositionQuery(edition.summary().id(), null, null, List.copyOf(moves), null);
      LineView line = positions.position(query);
      requireSame(line);
      List<MoveView> legal = line.position().moves();
      if (legal.isEmpty()) {
        return;
      }
      MoveView move = legal.get(random.nextInt(legal.size()));
      String first = move.steps().getFirst();
      if (first.matches("[a-z]+[0-9]+")) {
        requireSame(positions.insight(new InsightQuery(query, first)));
        requireSame(positions.why(new WhyQuery(query, List.of(first, first), null)));
      }
      moves.add(move.text());
    }
  }
}
