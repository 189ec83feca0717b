package org.variorum.lab.learning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.Test;
import org.variorum.engine.EngineSettings;
import org.variorum.engine.Score;
import org.variorum.engine.network.Correction;
import org.variorum.engine.network.Network;
import org.variorum.engine.search.Engine;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.PieceCode;
import org.variorum.testkit.GameFiles;

class NetworkTrainerTest {

  private static final Game GAME = GameFiles.game("crazyhouse", List.of());
  private static final NetworkTrainer.Plan PLAN = new NetworkTrainer.Plan(Network.LANES, 20, 0);

  private static final Engine JUDGE = new Engine(GAME);

  private static int evaluate(Position position) {
    return ((Score.Centipawns) JUDGE.evaluate(position)).value();
  }

  /** A hidden truth to learn: a knight in hand is worth two pawns more, and White's knights nothing more. */
  private static int truth(Position position) {
    int knight = GAME.definition().pieces().indexOf(GAME.definition().piece("N").orElseThrow());
    int turn = position.turn().ordinal();
    int more = position.mutable().held(PieceCode.code(knight, turn))
        - position.mutable().held(PieceCode.code(knight, turn ^ 1));
    return evaluate(position) + 200 * more;
  }

  /** Random games, with scores as somebody sees them, and results that depend on the scores at the end. */
  private static NetworkExamples examples(int games, ToIntFunction<Position> eye) {
    NetworkExamples examples = new NetworkExamples(GAME, EngineSettings.DEFAULT, 2);
    Random random = new Random(1);
    for (int game = 0; game < games; game++) {
      examples.add(game(GAME, random, eye));
    }
    return examples;
  }

  private static List<TrainingPosition> game(Game game, Random random, ToIntFunction<Position> eye) {
    List<TrainingPosition> positions = new ArrayList<>();
    Position position = game.start();
    for (int ply = 0; ply < 60 && position.outcome().isEmpty(); ply++) {
      int score = eye.applyAsInt(position);
      double result = random.nextInt(600) - 300 < score ? TrainingPosition.WIN : TrainingPosition.LOSS;
      positions.add(new TrainingPosition(position.fen(), score, result));
      List<Move> moves = position.moves();
      position = position.play(moves.get(random.nextInt(moves.size())));
    }
    return positions;
  }

  @Test
  void learnsWhatTheEvaluationLacks() {
    NetworkExamples examples = examples(250, NetworkTrainerTest::truth);
    List<Double> heldOut = new ArrayList<>();
    Network network =
        new NetworkTrainer(examples, PLAN, (_, _, loss) -> heldOut.add(loss)).train().orElseThrow();
    assertThat(heldOut.getLast()).isLessThan(heldOut.getFirst());
    Position ahead = GAME.position("rnbqkb1r/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[N] w KQkq - 0 1");
    assertThat(added(network, ahead)).isCloseTo(200, within(70));
    assertThat(added(network, GAME.start())).isCloseTo(0, within(40));
  }

  private static int added(Network network, Position position) {
    Correction correction = new Correction(network, 1);
    correction.reset(position.mutable());
    return correction.centipawns(position.mutable(), 0);
  }

  /** Positions of chess, which tell nothing of checks, with any number of them still to give: one given is worth two pawns more. */
  @Test
  void learnsWhatCountsOfWhatPositionsRemember() {
    Game game = GameFiles.game("three-check", List.of());
    Engine judge = new Engine(game);
    NetworkExamples examples = new NetworkExamples(game, EngineSettings.DEFAULT, 1);
    Random random = new Random(2);
    for (int i = 0; i < 200; i++) {
      List<TrainingPosition> positions = new ArrayList<>();
      for (TrainingPosition training : game(game, random, _ -> 0)) {
        int[] left = {1 + random.nextInt(3), 1 + random.nextInt(3)};
        Position position =
            game.position(training.fen().replaceFirst("[0-9]\\+[0-9]", left[0] + "+" + left[1]));
        int turn = position.turn().ordinal();
        if (judge.evaluate(position) instanceof Score.Centipawns(int evaluation)) {
          positions.add(new TrainingPosition(position.fen(),
              evaluation + 200 * (left[turn ^ 1] - left[turn]), training.result()));
        }
      }
      examples.add(positions);
    }
    Network network = new NetworkTrainer(examples, PLAN, (_, _, _) -> {}).train().orElseThrow();
    String start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - %s 0 1";
    assertThat(added(network, game.position(start.formatted("3+3")))).isCloseTo(0, within(40));
    assertThat(added(network, game.position(start.formatted("1+3")))).isCloseTo(400, within(120));
    assertThat(added(network, game.position(start.formatted("3+1")))).isCloseTo(-400, within(120));
  }

  @Test
  void theSamePositionsGiveTheSameNetwork() {
    NetworkExamples examples = examples(100, NetworkTrainerTest::truth);
    assertThat(train(examples).bytes()).isEqualTo(train(examples).bytes());
  }

  private static Network train(NetworkExamples examples) {
    return new NetworkTrainer(examples, PLAN, (_, _, _) -> {}).train().orElseThrow();
  }

  @Test
  void whereThereIsNothingToLearnThereIsNoNetwork() {
    NetworkExamples examples = examples(100, NetworkTrainerTest::evaluate);
    assertThat(new NetworkTrainer(examples, PLAN, (_, _, _) -> {}).train()).isEmpty();
  }

  @Test
  void fromFewGamesNothingIsLearnt() {
    NetworkExamples examples = examples(99, NetworkTrainerTest::evaluate);
    assertThatThrownBy(() -> new NetworkTrainer(examples, PLAN, (_, _, _) -> {}))
        .isInstanceOf(IllegalArgumentException.class).hasMessageContaining("100 games, not 99");
  }
}
