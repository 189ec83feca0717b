package org.variorum.view.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.variorum.rules.guide.Pages;
import org.variorum.rules.language.Library;
import org.variorum.view.answer.GameEntry;
import org.variorum.view.query.QueryException;

class OfferTest {

  private static final String SMALL = """
      game: Small Game
      version: 1
      board: 4x4
      start: "k3/4/4/3K w - - 0 1"
      pieces:
        K: { name: king, royal: yes, moves: K }
      goals: { checkmate: loss, stalemate: draw }
      """;
  private static final Map<String, String> TEXTS = Map.of("small", SMALL, "one", "game: One\nfrom: small\n",
      "two", "game: Two\nfrom: small\n", "broken", "game: [");

  /** The games with pages that were requested, which is once for each time that a game is read. */
  private final List<String> read = new CopyOnWriteArrayList<>();
  private final List<String> omitted = new CopyOnWriteArrayList<>();
  private final Pages pages = id -> {
    read.add(id);
    return Optional.empty();
  };
  private final Offer offer = new Offer(TEXTS, Library.of(TEXTS), pages, (id, _) -> omitted.add(id));

  @Test
  void onlyTheRequestedGameIsRead() {
    offer.recipe("two", List.of());
    offer.recipe("two", List.of());
    assertThat(read).containsExactly("two");
  }

  @Test
  void theListIsReadOnceForAllThatRequestIt() throws InterruptedException {
    CountDownLatch start = new CountDownLatch(1);
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      threads.add(Thread.ofPlatform().start(() -> {
        try {
          start.await();
          offer.list();
        } catch (InterruptedException e) {
          Thread.currentThread().interrupt();
        }
      }));
    }
    start.countDown();
    for (Thread thread : threads) {
      thread.join();
    }
    assertThat(read).containsExactlyInAnyOrder("one", "small", "two");
    assertThat(offer.list().games()).extracting(GameEntry::id).containsExactlyInAnyOrder("one", "small",
        "two");
  }

  @Test
  void aGameThatCannotBeReadIsToldOnce() {
    assertThatThrownBy(() -> offer.recipe("broken", List.of())).isInstanceOf(QueryException.class);
    offer.list();
    assertThat(omitted).containsExactly("broken");
  }
}
