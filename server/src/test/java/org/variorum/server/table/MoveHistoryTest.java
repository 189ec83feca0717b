package org.variorum.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.variorum.view.answer.Color;

/** A list of moves is a list, whatever it shares with others. */
class MoveHistoryTest {

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void itIsWhatAPlainListWouldBe(long seed) {
    Random random = new Random(seed);
    List<MoveHistory> all = new ArrayList<>(List.of(MoveHistory.NONE));
    List<List<PlayedMove>> plain = new ArrayList<>(List.of(List.of()));
    for (int i = 0; i < 300; i++) {
      int from = random.nextInt(all.size());
      List<PlayedMove> next = new ArrayList<>(plain.get(from));
      if (random.nextInt(3) > 0) {
        next.add(new PlayedMove("m" + random.nextInt(3), Color.white, Color.black, null, null));
        all.add(all.get(from).with(next.getLast()));
      } else {
        int most = random.nextInt(next.size() + 1);
        next = next.subList(0, most);
        all.add(all.get(from).prefix(most));
      }
      plain.add(List.copyOf(next));
    }
    for (int i = 0; i < all.size(); i++) {
      int other = random.nextInt(all.size());
      holds(all.get(i), plain.get(i), all.get(other), plain.get(other));
    }
  }

  private static void holds(MoveHistory moves, List<PlayedMove> plain, MoveHistory other,
      List<PlayedMove> otherPlain) {
    assertThat(moves.movesFrom(0)).isEqualTo(plain);
    assertThat(moves.size()).isEqualTo(plain.size());
    for (int ply = 0; ply < plain.size(); ply++) {
      assertThat(moves.get(ply)).isEqualTo(plain.get(ply));
    }
    int common = 0;
    while (common < Math.min(plain.size(), otherPlain.size())
        && plain.get(common).equals(otherPlain.get(common))) {
      common++;
    }
    assertThat(moves.commonSize(other)).isEqualTo(common);
    assertThat(moves.equals(other)).isEqualTo(plain.equals(otherPlain));
    assertThat(MoveHistory.of(plain)).isEqualTo(moves).hasSameHashCodeAs(moves);
  }
}
