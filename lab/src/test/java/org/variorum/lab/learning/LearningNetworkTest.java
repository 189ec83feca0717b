package org.variorum.lab.learning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.engine.EngineSettings;
import org.variorum.engine.network.Correction;
import org.variorum.engine.network.Network;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Move;
import org.variorum.testkit.GameFiles;

class LearningNetworkTest {

  private static final int STEPS = 60;
  private static final float LENGTH = 0.01F;

  /** Every third; with the property {@code variorum.deep} all. */
  static List<String> games() {
    List<String> sample = GameFiles.sample();
    int step = Boolean.getBoolean("variorum.deep") ? 1 : 3;
    return IntStream.range(0, sample.size()).filter(index -> index % step == 0).mapToObj(sample::get)
        .toList();
  }

  private static List<Position> positions(Game game) {
    List<Position> positions = new ArrayList<>();
    Random random = new Random(1);
    while (positions.size() < 60) {
      Position position = game.start();
      for (int ply = 0; ply < 60 && position.outcome().isEmpty(); ply++) {
        positions.add(position);
        List<Move> moves = position.moves();
        position = position.play(moves.get(random.nextInt(moves.size())));
      }
    }
    return positions;
  }

  /** What is learnt in fractions is what is played by in whole numbers: for all games, with both sides to move. */
  @ParameterizedTest
  @MethodSource("games")
  void inWholeNumbersItSaysTheSame(String id) {
    Game game = GameFiles.game(id, List.of());
    List<Position> positions = positions(game);
    NetworkExamples examples = new NetworkExamples(game, EngineSettings.DEFAULT, 4);
    examples.add(positions.stream()
        .map(position -> new TrainingPosition(position.fen(), 0, TrainingPosition.DRAW)).toList());
    assertThat(examples.size()).isEqualTo(positions.size());
    LearningNetwork learning = new LearningNetwork(examples, Network.LANES, new SplittableRandom(1));
    float[] wanted = new float[examples.size()];
    for (int i = 0; i < wanted.length; i++) {
      wanted[i] = (i * 7919 % 100 - 50) / 50F;
    }
    double before = error(learning, wanted);
    for (int step = 0; step < STEPS; step++) {
      for (int i = 0; i < wanted.length; i++) {
        learning.backpropagate(i, learning.output(i) - wanted[i]);
      }
      learning.step(LENGTH, 0, wanted.length);
    }
    assertThat(error(learning, wanted)).as("it has learnt").isLessThan(before / 4);
    Scale scale = new Scale(300);
    Correction correction = new Correction(learning.toNetwork(scale), 1);
    for (int i = 0; i < wanted.length; i++) {
      correction.reset(positions.get(i).mutable());
      assertThat(correction.centipawns(positions.get(i).mutable(), 0)).as(positions.get(i).fen())
          .isCloseTo((int) (learning.output(i) * scale.centipawns()), within(25));
    }
  }

  private static double error(LearningNetwork network, float[] wanted) {
    double error = 0;
    for (int i = 0; i < wanted.length; i++) {
      error += Math.pow(network.output(i) - wanted[i], 2);
    }
    return error;
  }
}
