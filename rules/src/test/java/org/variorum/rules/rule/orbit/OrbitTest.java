package org.variorum.rules.rule.orbit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.variorum.rules.definition.Topic;
import org.variorum.rules.definition.UnplayableDefinitionException;
import org.variorum.rules.notation.RepositoryGames;

/** RS-6: pieces go round others of their side. */
class OrbitTest {

  private static final String GAME = """
      game: Orbits
      board: 5x5
      start: "k4/5/5/1SX2/K1W2 w - - 0 1"
      pieces:
        K: { name: king, royal: yes, moves: K }
        S: { name: sun, moves: W }
        W: { name: wanderer, orbits: S }
        X: { name: comet, like: W, moves: F }
      """;

  @Test
  void eachPieceHasARecord() {
    assertThat(RepositoryGames.written(GAME).definition().mechanisms())
        .contains(new Orbit("W", Set.of("S")), new Orbit("X", Set.of("S")));
  }

  /** Acting is refused once, at the first piece that goes round others. */
  @Test
  void isRefusedWhereSomethingMustLieBeyond() {
    assertThatThrownBy(() -> RepositoryGames.written(GAME + "acting: { form: rifle }\n"))
        .isInstanceOfSatisfying(UnplayableDefinitionException.class, e -> {
          assertThat(e.reasons())
              .containsExactly("acting and orbiting: nothing lies straight beyond the end of an orbit");
          assertThat(e.flaws().getFirst().topic()).isEqualTo(new Topic.Kind("W"));
        });
  }
}
