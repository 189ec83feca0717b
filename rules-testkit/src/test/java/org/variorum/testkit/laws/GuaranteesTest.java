package org.variorum.testkit.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.variorum.rules.game.Game;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.rule.compulsory.CompulsoryCaptures;
import org.variorum.rules.rule.surroundings.Surroundings;
import org.variorum.testkit.GameFiles;

/** A rule that forgets to promise something makes its games slow, and no law detects it. */
class GuaranteesTest {

  private static Set<Guarantee> guarantees(String id) {
    return GameFiles.game(id, List.of()).guarantees();
  }

  static List<String> gamesInWhichNothingIsCompulsory() {
    return GameFiles.ids().stream().filter(id -> GameFiles.definition(id, List.of()).records()
        .noneMatch(GuaranteesTest::isCompulsory)).toList();
  }

  private static boolean isCompulsory(Object rule) {
    return rule instanceof CompulsoryCaptures
        || rule instanceof Surroundings surroundings && surroundings.compulsory();
  }

  /** Hands had forgotten it: in a game with drops a search then looked at every reply, and one ply took seconds. */
  @ParameterizedTest
  @MethodSource("gamesInWhichNothingIsCompulsory")
  void noGameForbidsToStandStill(String id) {
    assertThat(guarantees(id)).contains(Guarantee.MAY_STAND_PAT);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"capablanca", "chess", "crazyhouse", "gleeman", "grand", "king-of-the-hill", "makruk",
          "shogi",
          "three-check", "xiangqi"})
  void isPlainAsFarAsItsRulesGo(String id) {
    assertThat(guarantees(id)).contains(Guarantee.SAFETY_ONLY, Guarantee.OWN_MOVEMENT);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"chess", "crazyhouse", "delegating", "gleeman", "royal-standard", "shogi", "xiangqi"})
  void capturesAreAnsweredOnTheSquare(String id) {
    assertThat(guarantees(id)).contains(Guarantee.RECAPTURE);
  }
}
