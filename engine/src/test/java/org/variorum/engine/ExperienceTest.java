package org.variorum.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.variorum.engine.evaluation.EstimatedWeights;
import org.variorum.engine.evaluation.Weights;
import org.variorum.engine.network.Inputs;
import org.variorum.engine.network.Network;
import org.variorum.engine.search.Engine;
import org.variorum.rules.game.Game;
import org.variorum.testkit.GameFiles;

class ExperienceTest {

  private static final Game CHESS = GameFiles.game("chess", List.of());

  @TempDir private Path folder;

  /** Whatever it sees, such a network adds a pawn. */
  private static Network optimist(Game game) {
    int hidden = Network.LANES;
    return new Network(game, 100, new short[hidden], new short[Inputs.of(game).count()][hidden],
        new int[] {Network.UNIT}, new short[2][hidden]);
  }

  private EngineSettings settings() {
    return EngineSettings.DEFAULT.experience(Experience.in(folder));
  }

  private void write(byte[] network) throws IOException {
    Path file = Experience.networkFile(folder, CHESS);
    Files.createDirectories(file.getParent());
    Files.write(file, network);
  }

  private static int evaluate(EngineSettings settings) {
    return ((Score.Centipawns) new Engine(CHESS, settings).evaluate(CHESS.start())).value();
  }

  @Test
  void aNetworkCorrectsTheEvaluationUnlessItIsSwitchedOff() throws IOException {
    int without = evaluate(EngineSettings.DEFAULT);
    assertThat(evaluate(settings())).isEqualTo(without);
    write(optimist(CHESS).bytes());
    assertThat(evaluate(settings())).isEqualTo(without + 100);
    assertThat(evaluate(settings().withDisabled(Set.of(Technique.NETWORK)))).isEqualTo(without);
  }

  @Test
  void aNetworkOfOtherPiecesIsLeftAlone() throws IOException {
    write(optimist(GameFiles.game("capablanca", List.of())).bytes());
    assertThat(evaluate(settings())).isEqualTo(evaluate(EngineSettings.DEFAULT));
  }

  @Test
  void aFileThatIsNoNetworkIsNamed() throws IOException {
    write(new byte[40]);
    assertThatThrownBy(() -> new Engine(CHESS, settings())).isInstanceOf(ExperienceException.class)
        .hasMessageContaining("network.bin: this is not a network file");
  }

  @Test
  void aGameGoesOnWithoutAFileThatIsDamaged() throws IOException {
    List<String> complaints = new ArrayList<>();
    assertThat(Experience.in(folder).orNoneIfUnreadable(CHESS, complaints::add)).isNotSameAs(Experience.NONE);
    assertThat(complaints).isEmpty();
    write(new byte[40]);
    assertThat(Experience.in(folder).orNoneIfUnreadable(CHESS, complaints::add)).isSameAs(Experience.NONE);
    assertThat(complaints).singleElement().asString().contains("network.bin: ", "remove the file");
  }

  @Test
  void weightsThatLieNowhereCanBePlayedByUnlessTheyAreSwitchedOff() {
    Weights estimated = EstimatedWeights.of(CHESS);
    int[] nothing = new int[estimated.terms().size()];
    EngineSettings learnt =
        EngineSettings.DEFAULT.experience(Experience.of(estimated.with(nothing, nothing)));
    assertThat(evaluate(EngineSettings.DEFAULT)).isNotZero();
    assertThat(evaluate(learnt)).isZero();
    assertThat(evaluate(learnt.withDisabled(Set.of(Technique.TUNING))))
        .isEqualTo(evaluate(EngineSettings.DEFAULT));
  }
}
