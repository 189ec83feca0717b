package org.variorum.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.variorum.engine.EngineSettings;
import org.variorum.engine.Result;
import org.variorum.engine.SearchLimits;
import org.variorum.engine.SearchListener;
import org.variorum.engine.Strength;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Move;
import org.variorum.testkit.GameFiles;

class HandicapTest {

  private static final Game CHESS = GameFiles.game("chess", List.of());

  private static Handicap of(double step, long seed) {
    return Handicap.of(EngineSettings.DEFAULT.strength(new Strength(step)).seed(seed));
  }

  private static long overlooked(Handicap handicap, int length) {
    return IntStream.range(0, 10_000).filter(move -> handicap.overlooks(1, move, length)).count();
  }

  @Test
  void theStrongestIsNotHeldBack() {
    assertThat(of(8, 1)).isSameAs(Handicap.NONE);
    assertThat(overlooked(Handicap.NONE, 7)).isZero();
  }

  @Test
  void theWeakerOnesLookLessFarMisjudgeAndOverlookMore() {
    for (double step = 1; step < 7.75; step += 0.25) {
      Handicap weaker = of(step, 1);
      Handicap stronger = of(step + 0.25, 1);
      assertThat(weaker.nodes()).isLessThan(stronger.nodes());
      assertThat(weaker.maxError()).isGreaterThanOrEqualTo(stronger.maxError());
      assertThat(weaker.depth()).isLessThanOrEqualTo(stronger.depth());
      assertThat(weaker.overlookedPerMille()).isGreaterThanOrEqualTo(stronger.overlookedPerMille());
    }
  }

  @Test
  void longMovesAreOverlookedMoreOftenAndTheSameOnesInOneSearch() {
    Handicap handicap = of(2, 1);
    assertThat(overlooked(handicap, 3)).isBetween(2_000L, 2_400L);
    assertThat(overlooked(handicap, 7)).isGreaterThan(overlooked(handicap, 1) * 2);
    assertThat(IntStream.range(0, 1_000)).allMatch(
        move -> handicap.overlooks(5, move, 4) == of(2, 1).overlooks(5, move, 4));
    assertThat(IntStream.range(0, 1_000)).anyMatch(
        move -> handicap.overlooks(5, move, 4) != handicap.overlooks(6, move, 4));
    assertThat(IntStream.range(0, 1_000)).anyMatch(
        move -> handicap.overlooks(5, move, 4) != of(2, 9).overlooks(5, move, 4));
  }

  /**
   * White's rook captures an undefended queen at the far end of its file: full strength captures it; a weak level not
   * always.
   */
  @ParameterizedTest
  @ValueSource(ints = {1, 4})
  void weakLevelsMissWhatIsFarAway(int level) {
    Position position = CHESS.position("q5k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1");
    long taken = IntStream.range(0, 60).filter(seed -> {
      EngineSettings settings = EngineSettings.DEFAULT.strength(new Strength(level)).seed(seed);
      return new Engine(CHESS, settings).search(position, SearchLimits.NONE, SearchListener.NONE).bestMove()
          .orElseThrow()
          .text().equals("a1a8");
    }).count();
    if (level == 1) {
      assertThat(taken).isBetween(10L, 50L);
    } else {
      assertThat(taken).isGreaterThan(50);
    }
  }

  /** Whatever a weak player overlooks, it finds a move among those asked for, and never spends its nodes on nothing. */
  @Test
  void weakLevelsAnswerWithSeveralLinesAndWithFewMovesAllowed() {
    Position position = CHESS.start();
    for (int seed = 0; seed < 40; seed++) {
      EngineSettings settings = EngineSettings.DEFAULT.strength(new Strength(1)).seed(seed);
      Result lines =
          new Engine(CHESS, settings).search(position, SearchLimits.NONE, 3, SearchListener.NONE);
      assertThat(lines.variations().stream().map(line -> line.moves().getFirst())).hasSize(3)
          .doesNotHaveDuplicates();
      Move only = position.moves().get(seed % position.moves().size());
      Result one =
          new Engine(CHESS, settings).search(position, SearchLimits.NONE.moves(List.of(only)),
              SearchListener.NONE);
      assertThat(one.bestMove()).contains(only);
      assertThat(one.depth()).isEqualTo(1);
    }
  }
}
