package org.variorum.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.variorum.engine.network.Network;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Move;
import org.variorum.testkit.GameFiles;

class TrainCommandTest {

  private static final String ID = "royal-standard";
  private static final Game GAME = GameFiles.game(ID, List.of());

  @TempDir private Path folder;

  private Path file(String name) {
    return folder.resolve(name);
  }

  private CommandRun train(String... more) {
    List<String> arguments =
        new ArrayList<>(List.of("train", ID, "--positions", file("training.txt").toString(),
            "--out", file("new/folder/network.bin").toString(), "--epochs", "3"));
    arguments.addAll(List.of(more));
    return CommandRun.of(arguments.toArray(String[]::new));
  }

  /** Training positions of random games in which always the side is far ahead that is to move. */
  private void writePositions(int games) throws IOException {
    SplittableRandom random = new SplittableRandom(1);
    StringBuilder text = new StringBuilder();
    for (int game = 0; game < games; game++) {
      Position position = GAME.start();
      for (int ply = 0; ply < 8 && position.outcome().isEmpty(); ply++) {
        List<Move> moves = position.moves();
        text.append(position.fen()).append("\t300\t").append(random.nextInt(10) == 0 ? 0 : 1).append('\n');
        position = position.play(moves.get(random.nextInt(moves.size())));
      }
      text.append('\n');
    }
    Files.writeString(file("training.txt"), text);
  }

  @Test
  void whatPositionsTeachIsWritten() throws IOException {
    writePositions(120);
    CommandRun run = train("--hidden", "64");
    assertThat(run.status()).as(run.out() + run.err()).isZero();
    assertThat(run.outLines()).satisfiesExactly(
        line -> assertThat(line).isEqualTo("The Royal Standard, 960 training positions of 120 games"),
        line -> assertThat(line).matches(
            "without a network: training loss 0\\.\\d{4}, validation loss 0\\.\\d{4}"),
        line -> assertThat(line).matches("epoch 1: training loss 0\\.\\d{4}, validation loss 0\\.\\d{4}"),
        line -> assertThat(line).startsWith("epoch 2: "),
        line -> assertThat(line).startsWith("epoch 3: "),
        line -> assertThat(line).isEqualTo("written to " + file("new/folder/network.bin")));
    Network network =
        Network.read(GAME, Files.readAllBytes(file("new/folder/network.bin"))).orElseThrow();
    assertThat(network.hiddenSize()).isEqualTo(64);
    assertThat(file("new/folder")).isDirectoryNotContaining("glob:**.tmp");
  }

  @Test
  void ofAFewGamesNothingIsWritten() throws IOException {
    writePositions(99);
    CommandRun run = train();
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.outLines().getLast()).contains("nothing is written").contains("at least 100");
    assertThat(file("new")).doesNotExist();
  }

  @Test
  void aLineThatIsNoTrainingPositionIsNamed() throws IOException {
    Files.writeString(file("training.txt"), "nonsense\n");
    CommandRun run = train();
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.errLines()).singleElement().asString().startsWith("variorum train: ")
        .contains("training.txt, line 1: a training position is FEN, score and result");
  }
}
