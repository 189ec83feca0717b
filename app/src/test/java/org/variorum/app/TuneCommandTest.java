package org.variorum.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.variorum.app.file.OutputFile;
import org.variorum.app.option.Complaint;
import org.variorum.engine.evaluation.EstimatedWeights;
import org.variorum.engine.evaluation.Weights;
import org.variorum.engine.evaluation.WeightsText;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Move;
import org.variorum.testkit.GameFiles;

class TuneCommandTest {

  private static final String ID = "royal-standard";
  private static final Game GAME = GameFiles.game(ID, List.of());

  @TempDir Path folder;

  private Path file(String name) {
    return folder.resolve(name);
  }

  private CommandRun tune(String games, String out) {
    return CommandRun.of("tune", ID, "--games", games, "--rounds", "1", "--nodes", "25", "--positions",
        file("training.txt").toString(), "--out", file(out).toString());
  }

  /** Training positions of random games in which nearly always the side wins that is to move. */
  private static String advantageOfTheMove() {
    SplittableRandom random = new SplittableRandom(1);
    StringBuilder text = new StringBuilder();
    for (int game = 0; game < 150; game++) {
      Position position = GAME.start();
      for (int ply = 0; ply < 8 && position.outcome().isEmpty(); ply++) {
        List<Move> moves = position.moves();
        text.append(position.fen()).append("\t100\t").append(random.nextInt(10) == 0 ? 0 : 1).append('\n');
        position = position.play(moves.get(random.nextInt(moves.size())));
      }
      text.append('\n');
    }
    return text.toString();
  }

  @Test
  void whatPositionsTeachIsWritten() throws IOException {
    Files.writeString(file("training.txt"), advantageOfTheMove());
    CommandRun run = tune("0", "new/folder/weights.txt");
    assertThat(run.status()).as(run.out() + run.err()).isZero();
    assertThat(run.outLines()).satisfiesExactly(
        line -> assertThat(line)
            .isEqualTo("The Royal Standard, 25 nodes a move; training positions of 150 games from the file"),
        line -> assertThat(line).matches("scale: a lead of \\d+ centipawns gives 73 % of the points"),
        line -> assertThat(line).startsWith("training loss, estimated and learnt: 0."),
        line -> assertThat(line).startsWith("test loss, estimated and learnt: 0.").contains(": gain 0."),
        line -> assertThat(line).startsWith("values, estimated and learnt: ").contains("windmill "),
        line -> assertThat(line).isEqualTo("written to " + file("new/folder/weights.txt")));
    Weights learnt = WeightsText.read(GAME, Files.readString(file("new/folder/weights.txt"))).orElseThrow();
    assertThat(tempo(learnt)).isGreaterThan(tempo(EstimatedWeights.of(GAME)));
    assertThat(file("new/folder")).isDirectoryNotContaining("glob:**.tmp");
  }

  private static int tempo(Weights weights) {
    int term = weights.terms().blocks().stream().filter(block -> block.name().equals("tempo")).findFirst()
        .orElseThrow().offset();
    return weights.middlegame()[term];
  }

  @Test
  void ofAFewGamesNothingIsWritten() {
    CommandRun run = tune("2", "weights.txt");
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.outLines().get(1))
        .matches("round 1: 2 games in \\d+ s: \\+\\d =\\d -\\d for White, \\d+ training positions");
    assertThat(run.outLines().getLast()).contains("nothing is written").contains("at least 100");
    assertThat(file("weights.txt")).doesNotExist();
    assertThat(file("training.txt")).isNotEmptyFile();
  }

  @Test
  void positionsOfAFileThatIsCutOffAreNotMixedWithNewOnes() throws IOException {
    String start = GAME.start().fen();
    Files.writeString(file("training.txt"), start + "\t0\t1\n");
    tune("1", "weights.txt");
    assertThat(Files.readString(file("training.txt"))).startsWith(start + "\t0\t1\n\n");
  }

  @Test
  void aLineThatIsNoTrainingPositionIsNamed() throws IOException {
    Files.writeString(file("training.txt"), "\nnonsense\n");
    CommandRun run = tune("0", "weights.txt");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.errLines()).singleElement().asString().startsWith("variorum tune: ")
        .contains("training.txt, line 2: a training position is FEN, score and result");
  }

  @Test
  void otherFilesAreNoPositions() throws IOException {
    Files.write(file("training.txt"), new byte[] {(byte) 0xC3, 0x28, '\n'});
    CommandRun run = tune("0", "weights.txt");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.errLines()).singleElement().asString().contains("not text in UTF-8");
  }

  /** Found in review: it went on for hours, and nothing was kept. */
  @Test
  @EnabledOnOs(OS.LINUX)
  void itStopsWherePositionsCannotBeKept() {
    CommandRun run =
        CommandRun.of("tune", ID, "--games", "10000", "--rounds", "1", "--nodes", "25", "--positions",
            "/dev/full", "--out", file("weights.txt").toString());
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err()).contains("cannot write to /dev/full: ");
    assertThat(run.out()).contains("stopped");
  }

  /** Found in review: the link was replaced, and what it leads to left as it was. */
  @Test
  void linksAreFollowedAndOnlyFilesReplaced() throws IOException {
    Path real = Files.writeString(file("real.txt"), "before");
    Files.createSymbolicLink(file("link.txt"), real);
    OutputFile.of(file("link.txt")).write(new byte[] {'x'});
    assertThat(Files.isSymbolicLink(file("link.txt"))).isTrue();
    assertThat(real).hasContent("x");
    assertThatThrownBy(() -> OutputFile.of(folder)).isInstanceOf(Complaint.class);
    assertThatThrownBy(() -> OutputFile.of(Path.of("/dev/null"))).isInstanceOf(Complaint.class)
        .hasMessageContaining("name a new or a regular file");
  }
}
