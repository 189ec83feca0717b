package org.variorum.rules.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.variorum.rules.notation.RepositoryGames;
import org.variorum.rules.position.IllegalSetupException;

/** What is said of a set-up that has not the royal pieces it needs: by their names in the game. */
class RoyalFlawsTest {

  @ParameterizedTest(name = "{2}")
  @CsvSource(delimiter = '|', value = {
      "chess | 4k3/8/8/8/8/8/8/8 w - - 0 1 | White has no king",
      "chess | 4k3/8/8/8/8/8/8/3KK3 w - - 0 1 | White may have only one king and has 2",
      "xiangqi | 9/9/9/9/9/9/9/9/9/4K4 w - - 0 1 | Black has no general",
      "royal-standard | *5*/7/2K1K2/3K3/7/*5* w - - 0 1 | White may have only one king and has 3"})
  void namesThem(String id, String fen, String flaw) {
    assertThatThrownBy(() -> RepositoryGames.of(id).position(fen)).isInstanceOfSatisfying(
        IllegalSetupException.class,
        illegal -> assertThat(illegal.flaws()).contains(flaw));
  }
}
