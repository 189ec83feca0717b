package org.variorum.testkit.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.variorum.rules.definition.DefinitionException;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.testkit.GameFiles;

/** Where pieces promote, and what stands where it could only have come by promoting. */
class PromotionLawTest {

  private static final int GAMES = Boolean.getBoolean("variorum.deep") ? 20 : 2;

  private static String definition(String promotes) {
    return """
        game: Promotions
        board: 8x8
        pieces:
          K: { name: king, royal: yes, moves: K }
          Q: { name: queen, moves: Q, promotes: { becomes: P, in: anywhere, must: nowhere } }
          P: { name: pawn, moves: mfWcfF, promotes: { becomes: Q, %s } }
        start: "4k3/3Q4/8/8/P7/8/8/4K3 b - - 0 1"
        """.formatted(promotes);
  }

  @Test
  void aPawnThatWasAQueenMayStandOnTheLastRank() {
    Game game = Game.of(GameFiles.read(definition("in: rank 8")));
    Position before = game.position("8/3Q4/8/8/8/k7/8/4K3 w - - 0 1");
    Position after = before.play(before.find("d7d8p").orElseThrow());
    assertThat(game.position(after.fen()).fen()).isEqualTo(after.fen());
  }

  @ParameterizedTest
  @ValueSource(strings = {"in: rank 8, must: rank 4", "in: rank 8, must: ranks 7-8", "in: a8, must: b8"})
  void mustOutsideInIsRefused(String promotes) {
    assertThatThrownBy(() -> GameFiles.read(definition(promotes))).isInstanceOf(DefinitionException.class)
        .hasMessageContaining("must promote on");
  }

  /** A piece that leaves the zone must promote where it ends, one that comes from elsewhere may not. */
  @ParameterizedTest
  @ValueSource(
      strings = {"in: rank 8", "in: ranks 4-8, must: rank 8", "in: rank 4, leaving: yes, must: rank 5",
          "in: rank 4, leaving: yes, must: rank 4", "in: rank 5, must: nowhere",
          "in: files a-d, must: when stuck"})
  void allWaysOfCountingAgree(String promotes) {
    assertThat(DefinitionLaws.check(definition(promotes).replace("3Q4", "3P4"), 1, GAMES, 60)).isEmpty();
  }
}
