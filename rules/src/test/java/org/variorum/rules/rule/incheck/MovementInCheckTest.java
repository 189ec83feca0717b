package org.variorum.rules.rule.incheck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.UnplayableDefinitionException;
import org.variorum.rules.notation.RepositoryGames;

/** NMT-6: pieces move otherwise while their side is in check. */
class MovementInCheckTest {

  private static final String GAME = """
      game: In Check
      board: 5x5
      start: "k4/5/5/4R/K1QP1 w - - 0 1"
      pieces:
        K: { name: king, royal: yes, moves: K, in check: W }
        Q: { name: queen, moves: Q, in check: [K, { way: N, to: rank 3 }] }
        R: { name: rook, like: Q, moves: R }
        P: { name: prince, like: K, royal: no, moves: W }
      """;

  private static List<MovementInCheck> records(Definition definition) {
    return definition.mechanisms().stream().filter(MovementInCheck.class::isInstance)
        .map(MovementInCheck.class::cast).toList();
  }

  /** A piece that inherits the movement in check that it has anyway does not depend on check. */
  @Test
  void eachPieceThatMovesOtherwiseHasARecord() {
    Definition definition = RepositoryGames.written(GAME).definition();
    assertThat(records(definition)).extracting(MovementInCheck::piece).containsExactly("K", "Q", "R");
    assertThat(definition.pieces()).filteredOn(definition::changesInCheck).hasSize(3);
  }

  @Test
  void nobodyHasSaidWhichMovementIsLent() {
    assertThatThrownBy(() -> RepositoryGames.written(GAME + "borrowing: { pieces: R }\n"))
        .isInstanceOfSatisfying(UnplayableDefinitionException.class,
            e -> assertThat(e.reasons()).containsExactly(
                "borrowing and movement that depends on check: it is undefined which movement is lent"));
  }
}
