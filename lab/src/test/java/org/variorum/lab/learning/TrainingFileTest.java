package org.variorum.lab.learning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.variorum.rules.game.Game;
import org.variorum.testkit.GameFiles;

class TrainingFileTest {

  private static final Game CHESS = GameFiles.game("chess", List.of());
  private static final String START = CHESS.start().fen();

  private static List<List<TrainingPosition>> read(String text) {
    List<List<TrainingPosition>> games = new ArrayList<>();
    try {
      TrainingFile.read(CHESS, new BufferedReader(new StringReader(text)), games::add);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    return games;
  }

  @Test
  void whatIsWrittenIsReadAgain() {
    List<TrainingPosition> one =
        List.of(new TrainingPosition(START, -35, 1), new TrainingPosition(START, 0, 0.5));
    List<TrainingPosition> other = List.of(new TrainingPosition(START, 1234, 0));
    String text = TrainingFile.write(one) + TrainingFile.write(List.of()) + TrainingFile.write(other);
    assertThat(text).isEqualTo(
        START + "\t-35\t1\n" + START + "\t0\t0.5\n\n" + START + "\t1234\t0\n\n");
    assertThat(read(text)).containsExactly(one, other);
  }

  @Test
  void theLastGameNeedsNoEmptyLineAndManyAreOne() {
    List<TrainingPosition> game = List.of(new TrainingPosition(START, 5, 1));
    assertThat(read("\n\n" + START + "\t5\t1\n\n\n\n" + START + "\t5\t1"))
        .containsExactly(game, game);
    assertThat(read("")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      START 10 1       | FEN, score and result, separated by tabs
      START~10         | FEN, score and result, separated by tabs
      START~10~1~1     | FEN, score and result, separated by tabs
      START~+0.3~1     | a whole number of centipawns, not "+0.3"
      START~99999999999~1 | a whole number of centipawns
      START~10~2       | a result is 1, 0.5 or 0, not "2"
      START~10~1-0     | a result is 1, 0.5 or 0
      8/8 w~10~1       | FEN, column
      8/8/8/8/8/8/8/8 w - - 0 1~10~1 | no position of this game
      """)
  void aLineThatIsNoTrainingPositionIsNamedByItsNumber(String line, String problem) {
    String text = START + "\t5\t1\n\n" + line.replace("START", START).replace('~', '\t') + "\n";
    assertThatThrownBy(() -> read(text)).isInstanceOf(TrainingFileException.class)
        .hasMessageStartingWith("line 3: ").hasMessageContaining(problem);
  }

  @Test
  void noGameEndsWithAThird() {
    assertThatThrownBy(() -> new TrainingPosition(START, 0, 0.3))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
