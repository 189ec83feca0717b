package org.variorum.rules.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.variorum.rules.notation.Games;
import org.variorum.rules.position.Move;

/** What is asked for several times is found out once, and is the same. */
class RecentTest {

  private static final int PLIES = Boolean.getBoolean("variorum.deep") ? 30 : 6;

  @ParameterizedTest
  @ValueSource(strings = {"chess", "crazyhouse", "royal-standard", "notake-rifle", "duck-chess"})
  void whatAMoveDoesIsFoundOutOnce(String name) {
    Random random = new Random(3);
    Position position = Games.of(name).start();
    for (int ply = 0; ply < PLIES && !position.moves().isEmpty(); ply++) {
      List<Move> moves = position.moves();
      Move move = moves.get(random.nextInt(moves.size()));
      Position after = position.play(move);
      assertThat(position.play(move)).isSameAs(after);
      assertThat(position.legs(move)).isSameAs(position.legs(move));
      assertThat(position.gestures()).isSameAs(position.gestures());
      assertThat(position.pointing().journeys()).containsOnlyKeys(moves);
      for (Move each : moves) {
        assertThat(position.pointing().journeys().get(each)).isEqualTo(position.journeys(each));
      }
      position = after;
    }
  }
}
