package org.variorum.testkit.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.rules.position.Outcome;
import org.variorum.testkit.GameFiles;

/** A game and its mirror end alike, for every definition without rules for one side only. */
@Execution(ExecutionMode.CONCURRENT)
class ColourSymmetryTest {

  private static final Path GAMES = Path.of(System.getProperty("variorum.games", "games"));
  private static final Path COMPOSITIONS = Path.of("src/test/resources/compositions");
  private static final boolean DEEP = Boolean.getBoolean("variorum.deep");
  private static final int ROUNDS = DEEP ? 200 : 1;
  private static final int PLIES = DEEP ? 32 : 6;

  static List<Variant> variants() {
    return Stream.of(GameFiles.variants(GameFiles.ids()), Variant.ofFolder(COMPOSITIONS, GAMES))
        .flatMap(List::stream)
        .filter(variant -> ColourSymmetry.appliesTo(variant.definition())).toList();
  }

  @ParameterizedTest
  @MethodSource("variants")
  void aGameAndItsMirrorEndAlike(Variant variant) {
    ColourSymmetry.check(variant.definition(), new SplittableRandom(5), ROUNDS, PLIES);
  }

  /** By these the rules about repetition are reached: checks of one side and of both, chases, and neither. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "9/4c4/3k5/3r5/9/9/4C4/9/4K4/3R5 w - - 0 1 | e4d4 d7e7 d4e4 e7d7     | 1/2-1/2 perpetual-check",
      "9/4c4/3k5/3r5/9/9/3C5/9/4K4/3R5 b - - 0 1 | d7e7 d4e4 e7d7 e4d4     | 1/2-1/2 perpetual-check",
      "R3k4/9/9/9/9/9/9/9/9/3K5 b - - 0 1         | e10e9 a10a9 e9e10 a9a10 | 0-1 perpetual-check",
      "5k3/9/9/9/2n6/9/9/9/3R5/3K5 w - - 0 1      | d2c2 c6d4 c2d2 d4c6     | 0-1 perpetual-chase",
      "5k3/9/9/9/2r6/9/9/9/3R5/3K5 w - - 0 1      | d2c2 c6d6 c2d2 d6c6     | 1/2-1/2 repetition"})
  void aRepetitionAndItsMirrorEndAlike(String fen, String round, String end) {
    List<String> course = List.of((round + " " + round).split(" ", -1));
    Optional<Outcome> told = ColourSymmetry.follow(GameFiles.definition("xiangqi", List.of()), fen, course);
    assertThat(told.map(outcome -> outcome.result() + " " + outcome.reason().word())).contains(end);
  }

  /** Rules for one side only are told from the definition. */
  @ParameterizedTest
  @CsvSource({"chess, true", "shogi, true", "xiangqi, true", "gleeman, true", "king-of-the-hill, true",
      "dobutsu, true",
      "racing-kings, false", "horde, false", "minishogi, false", "janggi, false", "empire-chess, false",
      "chigorin, false"})
  void whatIsForOneSideIsToldFromTheDefinition(String id, boolean concerned) {
    assertThat(ColourSymmetry.appliesTo(GameFiles.definition(id, List.of()))).isEqualTo(concerned);
  }
}
