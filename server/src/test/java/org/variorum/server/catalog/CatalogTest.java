package org.variorum.server.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.variorum.rules.definition.DefinitionKey;
import org.variorum.rules.language.Library;
import org.variorum.server.budget.Budget;
import org.variorum.server.budget.Cost;
import org.variorum.server.budget.CostLimits;
import org.variorum.server.guest.Address;
import org.variorum.view.answer.GameEntry;
import org.variorum.view.answer.Shape;
import org.variorum.view.game.Edition;
import org.variorum.view.query.QueryException;

final class CatalogTest {

  private static final String SMALL = """
      game: Small Game
      version: 1
      board: 4x4
      start: "k3/4/4/3K w - - 0 1"
      pieces:
        K: { name: king, royal: yes, moves: K }
      goals: { checkmate: loss, stalemate: draw }
      options:
        lost: { about: A player without a move has lost., goals: { stalemate: loss } }
      """;
  private static final String CHILD = """
      game: Wide Game
      version: 1
      from: small
      start: "1k2/4/4/3K w - - 0 1"
      """;

  /** More than are kept. */
  private static final int MANY = Boolean.getBoolean("variorum.deep") ? 300 : 120;

  private final Map<String, String> texts = new TreeMap<>(Map.of("small", SMALL, "wide", CHILD));
  private final AtomicLong clock = new AtomicLong();
  private final Catalog catalog = new Catalog(new Library() {
    @Override
    public Optional<String> text(String id) {
      return Optional.ofNullable(texts.get(id));
    }

    @Override
    public List<String> ids() {
      return List.copyOf(texts.keySet());
    }
  }, id -> Optional.of("# T\nThe opening of " + id + ".\n\n## More\n"), clock::get);

  /** There are more games than are kept: each copy that tables hold besides would take its megabytes. */
  @Test
  void whatSomebodyHoldsIsNotCompiledAgain() {
    Edition held = catalog.edition("small", List.of());
    for (int number = 0; number < MANY; number++) {
      texts.put("small-" + number, SMALL.replace("Small Game", "Small Game " + number));
    }
    clock.addAndGet(TimeUnit.SECONDS.toNanos(2));
    for (int number = 0; number < MANY; number++) {
      catalog.edition("small-" + number, List.of());
    }
    assertThat(catalog.edition("small", List.of())).isSameAs(held);
  }

  @Test
  void aPictureIsGivenSquareBySquare() {
    Shape shape = catalog.edition("small", List.of()).summary().shape();
    assertThat(shape.width()).isEqualTo(4);
    assertThat(shape.cells()).hasSize(16).startsWith(new Shape.Cell("a1", 0, 3, true, 0, null),
        new Shape.Cell("b1", 1, 3, false, 0, null));
    assertThat(shape.outlines()).containsExactly(List.of(0.0, 0.0, 1.0, 0.0, 1.0, 1.0, 0.0, 1.0));
  }

  @Test
  void anEditionIsCompiledOnceWhateverTheOrderOfItsOptions() {
    assertThat(catalog.edition("small", List.of("lost")))
        .isSameAs(catalog.edition("small", List.of("lost", "lost")));
    assertThat(catalog.edition("small", List.of("lost"))).isNotEqualTo(catalog.edition("small", List.of()));
  }

  @Test
  void whatMustBeCompiledIsCompiledInTheWorkshopAndNoAnswerWaitsForIt() throws Exception {
    catalog.edition("small", List.of());
    int threads = Math.max(1, Runtime.getRuntime().availableProcessors() / 4);
    CountDownLatch mayEnd = new CountDownLatch(1);
    Cost cost = Cost.millis(1);
    try (Budget budget = new Budget(CostLimits.DEFAULT, 1_000);
        ExecutorService asking = Executors.newVirtualThreadPerTaskExecutor()) {
      CountDownLatch begun = new CountDownLatch(threads);
      for (int thread = 0; thread < threads; thread++) {
        Address busy = Address.of("192.0.2." + thread);
        asking.submit(() -> budget.replay(busy, cost, () -> {
          begun.countDown();
          return isOver(mayEnd);
        }));
      }
      begun.await();
      Future<Edition> compiled = asking.submit(
          () -> budget.work(Address.of("198.51.100.1"), cost,
              () -> catalog.edition("small", List.of("lost"))));
      Edition known =
          budget.work(Address.of("198.51.100.2"), cost, () -> catalog.edition("small", List.of()));
      assertThat(known.options()).isEmpty();
      assertThatThrownBy(() -> compiled.get(300, TimeUnit.MILLISECONDS)).isInstanceOf(TimeoutException.class);
      mayEnd.countDown();
      assertThat(compiled.get(30, TimeUnit.SECONDS).options()).containsExactly("lost");
    }
  }

  private static boolean isOver(CountDownLatch latch) {
    try {
      return latch.await(1, TimeUnit.MINUTES);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void aBrokenDefinitionDisturbsNoOther() {
    texts.put("broken", "game: [");
    texts.put("headless", SMALL.replace("3K", "4"));
    texts.put("touching", SMALL.replace("k3/4/4/3K", "k3/1K2/4/4"));
    assertThat(catalog.list().games()).extracting(GameEntry::id).containsExactly("small", "touching", "wide");
    for (String unreadable : List.of("broken", "headless")) {
      assertThatThrownBy(() -> catalog.edition(unreadable, List.of())).isInstanceOfSatisfying(
          QueryException.class, refused -> assertThat(refused.code()).isEqualTo("unknown-game"));
    }
    assertThatThrownBy(() -> catalog.edition("touching", List.of())).isInstanceOfSatisfying(
        QueryException.class, refused -> assertThat(refused.code()).isEqualTo("unusable-rules"));
    assertThat(catalog.edition("wide", List.of()).game().start().moves()).isNotEmpty();
  }

  @Test
  void theListHasOtherNamesAndTheOpeningsOfPages() {
    texts.put("small", SMALL + "also known as: [Little Game, LG]\n");
    assertThat(catalog.list().games()).extracting(GameEntry::id, GameEntry::otherNames, GameEntry::opening)
        .contains(tuple("small", List.of("Little Game", "LG"), "The opening of small."),
            tuple("wide", null, "The opening of wide."));
  }

  @Test
  void aChangedDefinitionIsNoticedAndOldTablesKeepTheirs() {
    Edition old = catalog.edition("wide", List.of());
    texts.put("small", SMALL.replace("moves: K", "moves: Q"));
    assertThat(catalog.edition("wide", List.of())).isSameAs(old);
    clock.addAndGet(TimeUnit.SECONDS.toNanos(2));
    Edition changed = catalog.edition("wide", List.of());
    assertThat(changed).isNotEqualTo(old);
    assertThat(changed.game().start().moves()).hasSizeGreaterThan(old.game().start().moves().size());
    Edition restored = catalog.restore("wide", old.options(), old.sources());
    assertThat(restored).isEqualTo(old);
    assertThat(restored.game().start().moves()).hasSameSizeAs(old.game().start().moves());
  }

  @Test
  void anEditionNeedsOnlyTheTextsItStartsFrom() {
    Edition small = catalog.edition("small", List.of());
    assertThat(small.sources()).containsOnlyKeys("small");
    assertThat(catalog.edition("wide", List.of()).sources()).containsOnlyKeys("small", "wide");
    texts.put("wide", CHILD.replace("Wide", "Wider"));
    clock.addAndGet(TimeUnit.SECONDS.toNanos(2));
    assertThat(catalog.edition("small", List.of())).isSameAs(small);
    assertThat(catalog.list().games()).extracting(GameEntry::name).contains("Wider Game");
  }

  @Test
  void theOwnerOfWhatIsBuiltInMayBeNamed() {
    Edition small = catalog.edition("small", List.of());
    assertThat(small.key()).isEqualTo(new DefinitionKey("variorum", "small", "1"));
    assertThat(small.summary().definition()).isEqualTo(small.key());
    assertThat(catalog.edition("variorum:small", List.of())).isSameAs(small);
    assertThat(catalog.edition("variorum:small", List.of("lost")))
        .isSameAs(catalog.edition("small", List.of("lost")));
  }

  @Test
  void whatALibraryHasOfSomebodyElseIsAnotherGame() {
    texts.put("ada:small", SMALL);
    texts.put("bob:small", SMALL);
    Edition adas = catalog.edition("ada:small", List.of("lost"));
    assertThat(adas.key()).isEqualTo(new DefinitionKey("ada", "small", "1"));
    assertThat(adas.summary().id()).isEqualTo("ada:small");
    assertThat(adas).isNotEqualTo(catalog.edition("small", List.of("lost")))
        .isNotEqualTo(catalog.edition("bob:small", List.of("lost")));
    assertThat(catalog.restore("ada:small", adas.options(), adas.sources())).isEqualTo(adas);
  }

  @Test
  void whatDoesNotExistIsRefusedInWords() {
    assertThatThrownBy(() -> catalog.edition("large", List.of())).isInstanceOfSatisfying(
        QueryException.class,
        refused -> assertThat(refused.code()).isEqualTo("unknown-game"));
    assertThatThrownBy(() -> catalog.edition("small", List.of("won"))).isInstanceOfSatisfying(
        QueryException.class, refused -> {
          assertThat(refused.code()).isEqualTo("unknown-option");
          assertThat(refused.words()).containsExactly("Small Game has no option \"won\"; it has lost.");
        });
    assertThatThrownBy(() -> catalog.restore("small", List.of(), Map.of("small", "game: [")))
        .isInstanceOf(QueryException.class);
  }
}
