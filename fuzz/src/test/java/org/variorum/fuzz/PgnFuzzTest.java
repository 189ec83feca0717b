package org.variorum.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.rules.game.Game;
import org.variorum.rules.notation.Pgn;
import org.variorum.rules.notation.PgnException;
import org.variorum.rules.notation.PgnFile;
import org.variorum.rules.notation.PgnGame;
import org.variorum.rules.notation.PgnResult;

/** Any text gives games that survive writing and reading, and a list of mistakes. */
class PgnFuzzTest {

  static Stream<Arguments> seeds() {
    Stream<String> written = CompiledGames.ids().stream().map(CompiledGames::of).map(game -> Pgn.write(PgnGame
        .of(Map.of("White", "A \"b\" \\ c"), game.start(), SomeGame.moves(game), PgnResult.UNDECIDED)));
    Stream<String> commented = Stream.of("""
        [Variant "chess"]
        [FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]

        {before} 1. e4! $14 {after} (1. e3?! ; to the end of the line
        Kd7 (1... Kf7)) 1... Kd7 % no escape
        1-0
        """, """
        [Variant "From Position"]
        [White "A "b" c"]

        1.e4\u00B1 e5 2.\u2658f3! (2.f4 exf4 3.Nf3 1-0) Nc6+- 3.-- $5 ; nothing
        d5 4.exd5 e.p. (=) 1:0

        [Event "unread"]

        1. e4 {open

        [Event "read"]

        1. d4 d5 2. 0-0-0 *
        """);
    return Mutations.near(Stream.concat(written, commented).map(Lines::seed));
  }

  @MethodSource("seeds")
  @FuzzTest(maxDuration = "10s")
  void refusesOrReads(byte[] input) throws Exception {
    String text = Lines.text(input);
    Bounded.within(() -> {
      try {
        PgnFile file = Pgn.readAll(text, PgnFuzzTest::game);
        List<PgnGame> games = file.games();
        file.unread().forEach(Refusals::check);
        assertThat(Pgn.read(Pgn.write(games), PgnFuzzTest::game)).isEqualTo(games);
      } catch (PgnException e) {
        Refusals.check(e);
      }
      return true;
    });
  }

  /** The game that a tag names, or some game, so that most texts are read as far as the moves. */
  private static Optional<Game> game(Map<String, String> tags) {
    return Optional.of(CompiledGames.named(tags.getOrDefault("Variant", "")));
  }
}
