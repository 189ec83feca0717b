package org.variorum.view.position;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.variorum.rules.position.Move;
import org.variorum.view.game.Edition;
import org.variorum.view.game.TestGames;
import org.variorum.view.query.QueryException;
import org.variorum.view.query.QueryLimits;

final class MoveLineTest {

  private static final Edition CHESS = TestGames.edition("chess");

  @Test
  void movesMayBeWrittenEitherWay() {
    MoveLine line = MoveLine.play(CHESS, null, List.of("e2e4", "e5", "Nf3", "b8c6"), () -> {});
    assertThat(line.moves()).extracting(Move::text).containsExactly("e2e4", "e7e5", "g1f3", "b8c6");
    assertThat(line.positions()).hasSize(5);
    assertThat(line.start()).isEqualTo(CHESS.game().start());
  }

  @Test
  void anIllegalMoveIsToldWithItsNumber() {
    assertThatThrownBy(() -> MoveLine.play(CHESS, null, List.of("e4", "Ke6"), () -> {}))
        .isInstanceOfSatisfying(
            QueryException.class, refused -> {
              assertThat(refused.code()).isEqualTo("illegal-move");
              assertThat(refused.words().getFirst()).startsWith("Move 1... Ke6: a king");
            });
  }

  @Test
  void aMalformedPositionIsToldInSentences() {
    assertThatThrownBy(() -> MoveLine.play(CHESS, "8/8 w", List.of(), () -> {})).isInstanceOfSatisfying(
        QueryException.class, refused -> assertThat(refused.code()).isEqualTo("bad-fen"));
    assertThatThrownBy(() -> MoveLine.play(CHESS, "8/8/8/8/8/8/8/8 w - - 0 1", List.of(), () -> {}))
        .isInstanceOfSatisfying(QueryException.class,
            refused -> assertThat(refused.words()).hasSizeGreaterThan(1)
                .allSatisfy(words -> assertThat(words).endsWith(".")));
  }

  @Test
  void aLineIsNotEndless() {
    assertThatThrownBy(
        () -> MoveLine.play(CHESS, null, Collections.nCopies(QueryLimits.MOVES + 1, "e4"), () -> {}))
        .isInstanceOfSatisfying(QueryException.class,
            refused -> assertThat(refused.code()).isEqualTo("too-long"));
  }
}
