package org.variorum.lab.external;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.fuzz.Mutations;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.testkit.GameFiles;

/** A match can read any output of a program: as search information, options, features or moves, or as lines without meaning. */
class EngineOutputFuzzTest {

  private static final List<Position> POSITIONS = Stream.of("capablanca", "shogi", "gleeman")
      .map(id -> GameFiles.game(id, List.of()).start()).toList();

  static Stream<Arguments> seeds() {
    return Mutations.near(Stream
        .of("info depth 10 seldepth 13 multipv 1 score cp 131 nodes 49134 nps 358642 time 137 pv f3f4 d9e8",
            "info score mate -3 depth 4 nodes 5", "bestmove f3f4 ponder d9e8",
            "option name UCI_Variant type combo default chess var 3check var chess",
            "feature setboard=1 variants=\"normal,x\" option=\"Level -spin 1 1 9\" done=1",
            "  5    21      4     12954  1.  e4 Cg6 2. Cg3", "move O-O-O", "P*5e 8h2b+ a6a7= f1i1 e1b1,a1c1")
        .map(line -> Arguments.of((Object) line.getBytes(StandardCharsets.UTF_8))));
  }

  @MethodSource("seeds")
  @FuzzTest(maxDuration = "10s")
  void readsAnything(byte[] input) {
    for (String line : new String(input, StandardCharsets.UTF_8).split("\n")) {
      SearchInfo searchInfo = SearchInfo.NONE.withInfo(line).withThinking(line);
      assertThat(searchInfo.depth()).isBetween(-1_000_000, 1_000_000);
      UciOption.of(line).ifPresent(option -> assertThat(option.name()).isNotEmpty());
      new XBoardFeatures().read(line);
      for (String word : line.split(" ")) {
        moves(word);
      }
    }
  }

  private static void moves(String word) {
    for (Position position : POSITIONS) {
      for (MoveNotation spelling : MoveNotation.values()) {
        spelling.read(position, word).ifPresent(move -> assertThat(position.moves()).contains(move));
      }
    }
  }
}
