package org.variorum.testkit.laws;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.testkit.GameFiles;

/** Texts of moves, records and refusals, for a sample of the games with each option; the profile {@code deep} takes all games. */
@Execution(ExecutionMode.CONCURRENT)
class NotationLawsTest {

  private static final boolean DEEP = Boolean.getBoolean("variorum.deep");
  private static final int RANDOM_GAMES = DEEP ? 4 : 1;
  private static final int PLIES = 80;
  private static final int SHARE = DEEP ? 1 : 12;
  /** Positions after this many moves are set up, and games are recorded from there. */
  private static final int RECORDED = 10;

  static List<Variant> variants() {
    return GameFiles.variants(GameFiles.sample());
  }

  @ParameterizedTest
  @MethodSource("variants")
  void movesAreReadAsTheyAreWrittenAndOthersAreRefusedInWords(Variant variant) {
    Game game = variant.game();
    for (int seed = 0; seed < RANDOM_GAMES; seed++) {
      RandomGame.play(game, 5_000_000 + seed, PLIES, (position, moves, random) -> {
        if (random.nextInt(SHARE) == 0 || position.outcomeDespiteMoves().isPresent()) {
          Position told = game.position(position.fen());
          NotationLaws.sanRoundTrip(told);
          RefusalLaws.illegalTextsAreExplained(told, random);
        }
      });
    }
  }

  @ParameterizedTest
  @MethodSource("variants")
  void recordsAreReadAsTheyAreWritten(Variant variant) {
    Game game = variant.game();
    List<Position> starts = new ArrayList<>(List.of(game.start(), game.start()));
    for (int seed = 0; seed < 2; seed++) {
      String[] last = {game.start().fen()};
      RandomGame.play(game, 6_000_000 + seed, RECORDED,
          (position, moves, random) -> last[0] = position.fen());
      starts.add(game.position(last[0]));
    }
    NotationLaws.pgnRoundTrip(game, starts, new SplittableRandom(7));
  }
}
