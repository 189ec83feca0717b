package org.variorum.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.rules.game.Position;
import org.variorum.rules.notation.San;
import org.variorum.rules.notation.SanReading;
import org.variorum.rules.position.Move;

/** Any text is refused as a move, or is a move that can be written. Inputs: a game's id, texts separated by blanks. */
class MoveTextFuzzTest {

  private static final long MOST_MOVES = 100_000;

  static Stream<Arguments> seeds() {
    return Mutations.near(CompiledGames.ids().stream().flatMap(id -> Stream.of(
        Lines.seed(id,
            String.join(" ", SomeGame.moves(CompiledGames.of(id)).stream().map(Move::text).toList())),
        Lines.seed(id, String.join(" ", San.writeAll(CompiledGames.of(id).start()).values())))));
  }

  @MethodSource("seeds")
  @FuzzTest(maxDuration = "10s")
  void refusesOrPlays(byte[] input) throws Exception {
    List<String> lines = Lines.of(input, 2);
    Bounded.within(() -> {
      Position position = CompiledGames.of(lines.get(0)).start();
      long lookedAt = 0;
      for (String text : lines.get(1).split(" ", -1)) {
        // Each text is compared with all legal moves, of which some games have thousands.
        lookedAt += position.moves().size();
        if (lookedAt > MOST_MOVES) {
          break;
        }
        switch (San.read(position, text)) {
          case SanReading.Found found -> position = played(position, found.move());
          case SanReading.Refused refused -> Refusals.check(refused.why());
        }
      }
      return position;
    });
  }

  private static Position played(Position position, Move move) {
    assertThat(position.find(move.text())).contains(move);
    assertThat(San.find(position, San.write(position, move))).as("%s in %s", move, position).contains(move);
    return position.play(move);
  }
}
