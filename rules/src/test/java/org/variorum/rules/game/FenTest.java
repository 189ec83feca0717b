package org.variorum.rules.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;
import org.variorum.rules.notation.RepositoryGames;
import org.variorum.rules.position.FenException;

class FenTest {

  /** Many programs write so where they do not count moves. */
  @Test
  void theFirstMoveMayBeNumber0() {
    assertThat(RepositoryGames.of("chess").position("4k3/8/8/8/8/8/8/4K3 w - - 0 0").fen())
        .isEqualTo("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    assertThatExceptionOfType(FenException.class)
        .isThrownBy(() -> RepositoryGames.of("chess").position("4k3/8/8/8/8/8/8/4K3 w - - 0 9999999"))
        .withMessageContaining("the move number is 0 to 1000000");
  }
}
