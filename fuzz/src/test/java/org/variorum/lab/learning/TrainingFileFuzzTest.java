package org.variorum.lab.learning;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.fuzz.Mutations;
import org.variorum.rules.game.Game;
import org.variorum.testkit.GameFiles;

/** Any text is refused with a line number, or contains training positions that survive writing and reading. */
class TrainingFileFuzzTest {

  private static final Game GAME = GameFiles.game("royal-standard", List.of());

  static Stream<Arguments> seeds() {
    String fen = GAME.start().fen();
    return Mutations.near(Stream
        .of("", fen + "\t-35\t1\n" + fen + "\t0\t0.5\n\n" + fen + "\t12\t0", fen + "\t1e9\t1\n", "\t\t\n")
        .map(text -> Arguments.of((Object) text.getBytes(StandardCharsets.UTF_8))));
  }

  @MethodSource("seeds")
  @FuzzTest(maxDuration = "10s")
  void refusesOrReads(byte[] input) throws IOException {
    List<List<TrainingPosition>> games;
    try {
      games = read(new String(input, StandardCharsets.UTF_8));
    } catch (TrainingFileException e) {
      assertThat(e).message().startsWith("line ").hasSizeLessThan(2_000);
      return;
    }
    assertThat(games).noneMatch(List::isEmpty);
    assertThat(read(games.stream().map(TrainingFile::write).collect(Collectors.joining()))).isEqualTo(games);
  }

  private static List<List<TrainingPosition>> read(String text) throws IOException {
    List<List<TrainingPosition>> games = new ArrayList<>();
    TrainingFile.read(GAME, new BufferedReader(new StringReader(text)), games::add);
    return games;
  }
}
