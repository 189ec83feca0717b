package org.variorum.server.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.rules.game.Move;
import org.variorum.rules.game.Position;
import org.variorum.server.catalog.Edition;
import org.variorum.server.catalog.Games;

final class StepsTest {

  private static final int GAMES = 12;
  private static final int PLIES = 120;

  static Stream<Edition> editions() {
    return Games.editions();
  }

  @ParameterizedTest
  @MethodSource("editions")
  void noMovesStepsBeginWithAllThoseOfAnother(Edition edition) {
    Random random = new Random(7);
    for (int game = 0; game < GAMES; game++) {
      Position position = edition.game().start();
      for (int ply = 0; ply < PLIES && !position.moves().isEmpty(); ply++) {
        check(position);
        List<Move> moves = position.moves();
        position = position.play(moves.get(random.nextInt(moves.size())));
      }
    }
  }

  private static void check(Position position) {
    Set<List<String>> whole = new HashSet<>(Steps.of(position).values());
    assertThat(whole).as(position.fen()).hasSize(position.moves().size());
    for (List<String> steps : whole) {
      assertThat(steps).as(position.fen()).hasSizeGreaterThanOrEqualTo(2);
      for (int length = 1; length < steps.size(); length++) {
        assertThat(whole).as(position.fen()).doesNotContain(new ArrayList<>(steps.subList(0, length)));
      }
    }
  }

  @Test
  void aManThatMayPromoteSaysSoEitherWay() {
    Position position = Games.edition("shogi").game().position("4k4/9/9/6S2/9/9/9/9/4K4[] w - - 0 1");
    assertThat(Steps.of(position).entrySet().stream()
        .filter(move -> move.getKey().text().startsWith("g6g7")).map(Map.Entry::getValue))
        .containsExactlyInAnyOrder(List.of("g6", "g7", "=S"), List.of("g6", "g7", "=+S"));
  }

  @Test
  void aManInHandIsPointedAtFirst() {
    Position position = Games.edition("crazyhouse").game().position("4k3/8/8/8/8/8/8/4K3[p] b - - 0 1");
    assertThat(Steps.of(position).values()).contains(List.of("@P", "e4"));
  }
}
