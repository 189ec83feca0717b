package org.variorum.rules.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.variorum.rules.notation.RepositoryGames;

class SharedPositionTest {

  /** Move generation tries moves on a board; a thread that reads the position at that moment must not see them. */
  @Test
  void aPositionCanBeReadWhileItsMovesAreFound() throws InterruptedException {
    Game game = RepositoryGames.of("notake-towing");
    String fen = RepositoryGames.playout(game, 4, 30).getLast().fen();
    for (int i = 0; i < 50; i++) {
      Position position = game.position(fen);
      AtomicBoolean done = new AtomicBoolean();
      AtomicReference<String> other = new AtomicReference<>(fen);
      Thread reader = Thread.ofPlatform().start(() -> {
        while (!done.get() && other.get().equals(fen)) {
          other.set(position.fen());
        }
      });
      assertThat(position.moves()).isNotEmpty();
      done.set(true);
      reader.join();
      assertThat(other.get()).isEqualTo(fen);
    }
  }
}
