package org.variorum.testkit.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.IllegalSetupException;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.MoveList;
import org.variorum.testkit.GameFiles;

/** The laws of search, for a sample of the definitions and every composition with each option, in games and in any arrangement. */
@Execution(ExecutionMode.CONCURRENT)
class SearchLawsTest {

  private static final Path GAMES = Path.of(System.getProperty("variorum.games", "games"));
  private static final Path COMPOSITIONS = Path.of("src/test/resources/compositions");
  private static final boolean DEEP = Boolean.getBoolean("variorum.deep");
  private static final int RANDOM_GAMES = DEEP ? 2_000 : 1;
  private static final int SETUPS = DEEP ? 10_000 : 2;
  /** One in this many positions with few moves is checked. */
  private static final int SHARE = DEEP ? 4 : 12;
  /** Each move of a checked position is played; this many more moves halve the chance that a position is checked. */
  private static final int HALVING = DEEP ? Integer.MAX_VALUE : 32;

  static List<Variant> variants() {
    return Stream.of(GameFiles.variants(GameFiles.sample()), Variant.ofFolder(COMPOSITIONS, GAMES))
        .flatMap(List::stream).toList();
  }

  @ParameterizedTest
  @MethodSource("variants")
  void randomGamesBreakNoLaw(Variant variant) {
    Game game = variant.game();
    boolean recaptures = game.guarantees().contains(Guarantee.RECAPTURE);
    Optional<CaptorOracle> captures = CaptorOracle.of(variant.definition()).filter(_ -> recaptures);
    MoveCodes codes = new MoveCodes(new SplittableRandom(5));
    boolean[] free = {!game.guarantees().contains(Guarantee.MAY_STAND_PAT)};
    boolean[] quiet = {false};
    boolean[] captured = {false};
    for (int seed = 0; seed < RANDOM_GAMES; seed++) {
      RandomGame.play(game, 3_000_000 + seed, LawsTest.PLIES, (position, moves, random) -> {
        codes.remember(moves);
        free[0] |= GuaranteeLaws.hasCapturesAndQuietMoves(position, moves);
        quiet[0] |= IntStream.range(0, moves.size()).anyMatch(i -> !MoveCode.captures(moves.get(i)));
        captured[0] |= IntStream.range(0, moves.size()).anyMatch(i -> MoveCode.captures(moves.get(i)));
        if (random.nextInt(SHARE + SHARE * moves.size() / HALVING) == 0) {
          check(position, moves, codes, random);
          captures.filter(law -> moves.size() > 0)
              .ifPresent(law -> SearchLaws.cheapestAttackerIsCheapest(position, law, random));
        }
      });
    }
    boolean quietMoves = game.guarantees().contains(Guarantee.HAS_QUIET_MOVES);
    assertThat(quiet[0]).as("moves that capture nothing").isEqualTo(quietMoves);
    assertThat(free[0] || !quietMoves || !captured[0]).as("a choice between capturing and another move")
        .isTrue();
  }

  @ParameterizedTest
  @MethodSource("variants")
  void arrangementsBreakNoLaw(Variant variant) {
    Game game = variant.game();
    SplittableRandom random = new SplittableRandom(11);
    MoveCodes codes = new MoveCodes(random);
    MoveList moves = new MoveList();
    for (int positions = 0; positions < SETUPS;) {
      try {
        MutablePosition position = game.position(RandomSetup.fen(variant.definition(), random)).mutable();
        codes.remember(position.legalMoves(moves));
        check(position, moves, codes, random);
        new RandomWalk(position, random).countRepetitions();
        positions++;
      } catch (IllegalSetupException e) {
        // Most arrangements are not positions of the game.
      }
    }
  }

  private static void check(MutablePosition position, MoveList moves, MoveCodes codes,
      SplittableRandom random) {
    SearchLaws.setsAgreeWithWalks(position, moves);
    SearchLaws.tacticalMovesAreLegalMoves(position, moves);
    SearchLaws.isLegalMeansAmongLegalMoves(position, moves, codes.sample());
    if (position.game().guarantees().contains(Guarantee.RECAPTURE)) {
      SearchLaws.captorsAreAttackers(position, moves);
    }
    SearchLaws.changesAreComplete(position, moves, random);
    SearchLaws.passingChangesOnlyTheTurn(position, moves);
    GuaranteeLaws.check(position, moves, random);
  }
}
