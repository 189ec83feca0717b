package org.variorum.rules.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.variorum.rules.notation.RepositoryGames;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.Transition;

/** A result that is requested several times is computed once, and is the same. */
class RecentAnswersTest {

  private static final int PLIES = Boolean.getBoolean("variorum.deep") ? 30 : 6;

  @ParameterizedTest
  @ValueSource(strings = {"chess", "crazyhouse", "royal-standard", "notake-rifle", "duck-chess"})
  void whatAMoveDoesIsTheSameEachTime(String name) {
    Random random = new Random(3);
    Position position = RepositoryGames.of(name).start();
    for (int ply = 0; ply < PLIES && !position.moves().isEmpty(); ply++) {
      List<Move> moves = position.moves();
      Move move = moves.get(random.nextInt(moves.size()));
      Position after = position.play(move);
      assertThat(position.play(move)).isSameAs(after);
      assertThat(position.legs(move)).isEqualTo(position.legs(move));
      assertThat(position.gestures()).isEqualTo(position.gestures());
      Map<Move, List<Transition.Journey>> journeys = position.pointing().journeys();
      assertThat(journeys).containsOnlyKeys(moves);
      for (Move each : moves) {
        assertThat(journeys.get(each)).isEqualTo(position.journeys(each));
      }
      position = after;
    }
  }

  /** The position holds it weakly: so it is looked for once only while the one that asks keeps it. */
  @Test
  void whatIsKeptIsFoundOutOnce() {
    Position position = RepositoryGames.of("chess").start();
    Move move = position.moves().getFirst();
    RecentAnswers.References<Position> held = new RecentAnswers.References<>();
    RecentAnswers kept = held.get();
    AtomicInteger times = new AtomicInteger();
    for (int time = 0; time < 2; time++) {
      assertThat(held.get()).isSameAs(kept);
      held.get().legs(move, () -> {
        times.incrementAndGet();
        return position.legs(move);
      });
    }
    assertThat(times).hasValue(1);
  }
}
