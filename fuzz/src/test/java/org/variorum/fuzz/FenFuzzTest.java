package org.variorum.fuzz;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.FenException;
import org.variorum.rules.position.IllegalSetupException;

/** Any text is refused as a FEN, or is a position that can be played. Inputs: a game's id, a FEN. */
class FenFuzzTest {

  static Stream<Arguments> seeds() {
    return Mutations.near(
        CompiledGames.ids().stream().flatMap(id -> CompiledGames.fens(id).map(fen -> Lines.seed(id, fen))));
  }

  @MethodSource("seeds")
  @FuzzTest(maxDuration = "10s")
  void refusesOrPlays(byte[] input) throws Exception {
    List<String> lines = Lines.of(input, 2);
    Bounded.within(() -> {
      try {
        Position position = CompiledGames.of(lines.get(0)).position(lines.get(1));
        PositionLaws.check(position);
      } catch (FenException | IllegalSetupException e) {
        Refusals.check(e);
      }
      return true;
    });
  }
}
