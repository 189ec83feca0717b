package org.variorum.fuzz;

import com.code_intelligence.jazzer.junit.DictionaryEntries;
import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.rules.definition.DefinitionException;
import org.variorum.rules.definition.UnplayableDefinitionException;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.FenException;
import org.variorum.rules.position.IllegalSetupException;
import org.variorum.rules.position.Move;

/** Any text is refused as a definition, or is a game that can be played. */
class DefinitionFuzzTest {

  private static final int PLIES = 12;
  /** Bound on the moves that are made and checked, because some texts give games with thousands of moves a position. */
  private static final int MOST_MOVES = 600;

  static Stream<Arguments> seeds() {
    return Mutations.near(CompiledGames.ids().stream().map(CompiledGames::text).map(Lines::seed));
  }

  @MethodSource("seeds")
  @DictionaryEntries({"&a ", "*a", "!!str ", "--- ", "| ", "? ", "none", "nobody", "all but ", "like: "})
  @FuzzTest(maxDuration = "10s")
  void refusesOrPlays(byte[] input) throws Exception {
    String text = Lines.text(input);
    Bounded.within(() -> {
      start(text).ifPresent(start -> play(start, new Random(text.hashCode())));
      return true;
    });
  }

  /** Only the reader and the setup may refuse: a game with a start position must be playable from there. */
  private static Optional<Position> start(String text) {
    CompiledGames.READER.check("text.yaml", text, _ -> List.of());
    try {
      return Optional.of(CompiledGames.read(text).start());
    } catch (DefinitionException | UnplayableDefinitionException | FenException | IllegalSetupException e) {
      Refusals.check(e);
      return Optional.empty();
    }
  }

  private static void play(Position start, Random random) {
    Position position = start;
    int checked = 0;
    for (int ply = 0; ply < PLIES && checked < MOST_MOVES; ply++) {
      PositionLaws.check(position);
      List<Move> moves = position.moves();
      checked += moves.size();
      if (moves.isEmpty()) {
        return;
      }
      position = position.play(moves.get(random.nextInt(moves.size())));
    }
  }
}
