package org.variorum.server.thinking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.ref.WeakReference;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.variorum.engine.Experience;
import org.variorum.engine.Level;
import org.variorum.engine.Limits;
import org.variorum.engine.Listener;
import org.variorum.engine.Result;
import org.variorum.engine.Score;
import org.variorum.engine.Variation;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Move;
import org.variorum.server.api.Choice;
import org.variorum.server.api.EngineLine;
import org.variorum.server.api.RefusedException;
import org.variorum.server.catalog.Games;
import org.variorum.server.guest.Address;
import org.variorum.server.guest.Visitor;
import org.variorum.server.view.Line;

/** One worker, minds that need no time of their own, and a clock that goes on while they search. */
final class ThinkingTest {

  private static final Duration LONG = Duration.ofMinutes(1);
  private static final long MEMORY = 3 * Minds.LARGEST;
  /** What a mind of these tests says that it keeps. */
  private static final long SIZE = Minds.LARGEST;

  private static final Position START = Games.edition("chess").game().start();
  /** A search of a position with that clock never ends by itself. */
  private static final Position ENDLESS =
      Games.edition("chess").game().position("4k3/8/8/8/8/8/8/4K2R w K - 7 1");
  /** A search of this position breaks down. */
  private static final Position BROKEN =
      Games.edition("chess").game().position("4k3/8/8/8/8/8/8/4K2R w K - 9 1");

  /** Whoever has it stops the clock. */
  private final Object time = new Object();
  private final AtomicLong clock = new AtomicLong();
  private final CountDownLatch gate = new CountDownLatch(1);
  private final Set<Mind> minds = ConcurrentHashMap.newKeySet();
  /** How deep the searches came that have ended. */
  private final BlockingQueue<Integer> depths = new LinkedBlockingQueue<>();
  private final BlockingQueue<String> happened = new LinkedBlockingQueue<>();
  private final Thinking thinking = new Thinking(1, new Minds(20 * SIZE, this::mind), clock::get);

  @AfterEach
  void close() {
    thinking.close();
  }

  private Mind mind(EngineProfile profile) {
    Mind mind = new Mind() {
      @Override
      public Result search(Position position, Limits limits, int lines, Listener listener) {
        return pretend(position, listener);
      }

      @Override
      public long bytes() {
        return SIZE;
      }
    };
    minds.add(mind);
    return mind;
  }

  private Result pretend(Position position, Listener listener) {
    if (position == BROKEN) {
      throw new IllegalStateException("as the test wants it");
    }
    int depth = 0;
    Result result = result(position, depth);
    while ((position == ENDLESS || depth < 2) && !listener.stopped()
        && !Thread.currentThread().isInterrupted()) {
      pass();
      result = result(position, ++depth);
      listener.deeper(result);
    }
    depths.add(depth);
    return result;
  }

  private void pass() {
    synchronized (time) {
      clock.addAndGet(TimeUnit.MILLISECONDS.toNanos(10));
    }
  }

  private static Result result(Position position, int depth) {
    List<Move> line = List.of(position.moves().getFirst());
    return new Result(List.of(new Variation(line, new Score.Centipawns(30))), depth, depth, depth * 1_000L,
        Duration.ZERO, 0);
  }

  /** A guest who is alone at an address. */
  private static Visitor guest(String name) {
    return new Visitor(name, Address.of("address of " + name));
  }

  private static Visitor attacker(int guest) {
    return new Visitor("attacker " + guest, Address.of("192.0.2.1"));
  }

  private String next() throws InterruptedException {
    return String.valueOf(happened.poll(20, TimeUnit.SECONDS));
  }

  /** Tells what happens to a search for a table. */
  private <T> Reply<T> reply(String name) {
    return new Reply<>() {
      @Override
      public void waiting(int before) {
        happened.add(name + " waits for " + before);
      }

      @Override
      public void found(T answer) {
        happened.add(name);
      }

      @Override
      public void full(int places) {
        happened.add(name + " finds " + places + " places taken");
      }

      @Override
      public void failed() {
        happened.add(name + " failed");
      }
    };
  }

  private void move(String guest, String name) {
    thinking.move(guest(guest), START, 3, 1, LONG, reply(name));
  }

  /** Keeps the only worker busy until the gate is opened. */
  private void shut() throws InterruptedException {
    thinking.move(guest("nobody"), START, 3, 1, LONG, new Reply<>() {
      @Override
      public void waiting(int before) {}

      @Override
      public void found(Move answer) {
        happened.add("shut");
        await(gate);
      }

      @Override
      public void full(int places) {}

      @Override
      public void failed() {}
    });
    assertThat(next()).isEqualTo("shut");
  }

  private static Findings findings(BlockingQueue<String> heard, String name) {
    return new Findings() {
      @Override
      public void waiting(int before) {}

      @Override
      public void found(int depth, long nodes, List<EngineLine> lines, boolean done) {
        heard.add(done ? name + " done" : name);
      }
    };
  }

  @Test
  void guestsTakeTurnsAndHearHowManyComeFirst() throws InterruptedException {
    shut();
    move("a", "a1");
    move("a", "a2");
    move("b", "b1");
    assertThat(List.of(next(), next(), next())).containsExactly("a1 waits for 1", "a2 waits for 2",
        "b1 waits for 2");
    gate.countDown();
    List<String> answers = new ArrayList<>();
    while (answers.size() < 3) {
      String heard = next();
      if (!heard.contains("waits")) {
        answers.add(heard);
      }
    }
    assertThat(answers).containsExactly("a1", "b1", "a2");
  }

  @Test
  void tablesComeBeforeAnalyses() throws InterruptedException {
    shut();
    thinking.analyse(guest("a"), START, 1, findings(happened, "analysis"));
    thinking.evaluate(guest("b"), START, reply("evaluated"));
    assertThat(next()).isEqualTo("evaluated waits for 1");
    gate.countDown();
    assertThat(List.of(next(), next())).containsExactly("evaluated waits for 0", "evaluated");
    assertThat(next()).startsWith("analysis");
  }

  @Test
  void anAnalysisGivesWayToATableAndGoesOnWithTheSameMind() throws InterruptedException {
    BlockingQueue<String> analysis = new LinkedBlockingQueue<>();
    Handle handle = thinking.analyse(guest("a"), ENDLESS, 1, findings(analysis, "analysis"));
    assertThat(analysis.take()).isEqualTo("analysis");
    thinking.evaluate(guest("b"), START, reply("evaluated"));
    String heard = next();
    assertThat(heard.contains("waits") ? lastOf("evaluated") : heard).isEqualTo("evaluated");
    String last = analysis.take();
    while (!last.endsWith("done")) {
      last = analysis.take();
    }
    handle.cancel();
    assertThat(clock.get()).isGreaterThanOrEqualTo(TimeUnit.SECONDS.toNanos(30));
    assertThat(minds).hasSizeLessThanOrEqualTo(1);
  }

  private String lastOf(String name) throws InterruptedException {
    String heard = next();
    while (heard.startsWith(name) && heard.contains("waits")) {
      heard = next();
    }
    return heard;
  }

  @Test
  void anAnalysisEndsAfterHalfAMinuteAndTellsFiveTimesASecondAtMost() throws InterruptedException {
    thinking.analyse(guest("a"), ENDLESS, 1, findings(happened, "told"));
    int told = 1;
    while (!next().equals("told done")) {
      told++;
    }
    assertThat(clock.get()).isBetween(TimeUnit.SECONDS.toNanos(30), TimeUnit.SECONDS.toNanos(31));
    assertThat(told).isBetween(100, 152);
  }

  @Test
  void whatIsCancelledEndsAtOnceAndSaysNothingMore() throws InterruptedException {
    CompletableFuture<Handle> handle = new CompletableFuture<>();
    BlockingQueue<Boolean> told = new LinkedBlockingQueue<>();
    handle.complete(thinking.analyse(guest("a"), ENDLESS, 1, new Findings() {
      @Override
      public void waiting(int before) {}

      @Override
      public void found(int depth, long nodes, List<EngineLine> lines, boolean done) {
        told.add(done);
        // Here, because the clock of this test may run on for half a minute before the test's own thread does.
        handle.join().cancel();
      }
    }));
    assertThat(told.take()).isFalse();
    move("a", "after");
    assertThat(lastOf("after")).isEqualTo("after");
    assertThat(told).isEmpty();
  }

  @Test
  void aNewAnalysisOfAGuestEndsTheOld() throws InterruptedException {
    shut();
    thinking.analyse(guest("a"), START, 1, findings(happened, "old"));
    thinking.analyse(guest("a"), START, 1, findings(happened, "new"));
    thinking.analyse(guest("b"), START, 1, findings(happened, "other"));
    gate.countDown();
    List<String> ends = new ArrayList<>();
    while (ends.size() < 3) {
      String heard = next();
      if (heard.endsWith("done")) {
        ends.add(heard);
      }
    }
    assertThat(ends).containsExactly("old done", "new done", "other done");
  }

  @Test
  void anAnalysisIsNotStarvedByTables() throws InterruptedException {
    shut();
    thinking.analyse(guest("a"), START, 1, findings(happened, "analysis"));
    for (int table = 0; table < 40; table++) {
      thinking.move(guest("guest " + table), START, 2, 1, LONG, reply("move"));
    }
    gate.countDown();
    int moves = 0;
    for (String heard = next(); !heard.startsWith("analysis"); heard = next()) {
      moves += heard.equals("move") ? 1 : 0;
    }
    assertThat(moves).isLessThanOrEqualTo(4);
  }

  private long millis() {
    return TimeUnit.NANOSECONDS.toMillis(clock.get());
  }

  /** What is told of something that is asked now, with the milliseconds on the clock that it took. */
  private BlockingQueue<Long> askForAMove() {
    BlockingQueue<Long> took = new LinkedBlockingQueue<>();
    synchronized (time) {
      long asked = millis();
      thinking.move(guest("honest"), START, 1, 1, LONG, new Silent<>() {
        @Override
        public void found(Move answer) {
          took.add(millis() - asked);
        }
      });
    }
    return took;
  }

  @Test
  void manyLongSearchesOfOneAddressGiveWayToAShortOneOfAnotherAndLoseNothing() throws InterruptedException {
    for (int table = 0; table < 62; table++) {
      thinking.move(attacker(table), ENDLESS, 8, 1, Duration.ofDays(1), reply("attacker's"));
    }
    for (int search = 0; search < 20; search++) {
      assertThat(askForAMove().take()).isLessThan(500);
    }
    List<Integer> ended = new ArrayList<>();
    while (Collections.frequency(ended, 2) < 20 || Collections.frequency(ended, 2) == ended.size()) {
      ended.add(depths.take());
    }
    assertThat(ended).as("two seconds of ten milliseconds each, with pauses or without; the honest ones' two")
        .containsOnly(2, 200);
  }

  @Test
  void manyAnalysesOfOneAddressLeaveAnotherItsLine() throws InterruptedException {
    for (int table = 0; table < 62; table++) {
      thinking.move(attacker(table), ENDLESS, 8, 1, Duration.ofDays(1), reply("attacker's"));
      thinking.analyse(attacker(table), ENDLESS, 5, findings(new LinkedBlockingQueue<>(), "attacker's"));
    }
    BlockingQueue<Long> lines = new LinkedBlockingQueue<>();
    synchronized (time) {
      long asked = millis();
      thinking.analyse(guest("honest"), ENDLESS, 1, new Findings() {
        @Override
        public void waiting(int before) {}

        @Override
        public void found(int depth, long nodes, List<EngineLine> best, boolean done) {
          lines.add(millis() - asked);
        }
      });
    }
    assertThat(lines.take()).isLessThan(2_000);
  }

  @Test
  void thePlacesOfOneAddressAreLimited() throws InterruptedException {
    shut();
    List<Handle> handles = new ArrayList<>();
    for (int place = 0; place < Workers.PLACES; place++) {
      handles.add(thinking.analyse(attacker(place), START, 1, findings(new LinkedBlockingQueue<>(), "")));
      thinking.evaluate(attacker(place), START, new Silent<>());
    }
    Visitor another = attacker(Workers.PLACES);
    assertThatThrownBy(() -> thinking.analyse(another, START, 1, findings(happened, "refused")))
        .isInstanceOf(RefusedException.class).hasMessageContaining(Workers.PLACES + " analyses");
    thinking.evaluate(another, START, reply("evaluation"));
    assertThat(next()).isEqualTo("evaluation finds " + Workers.PLACES + " places taken");
    thinking.evaluate(guest("honest"), START, reply("honest"));
    assertThat(next()).startsWith("honest waits");
    handles.getFirst().cancel();
    handles.getFirst().cancel();
    thinking.analyse(another, START, 1, findings(new LinkedBlockingQueue<>(), ""));
    assertThatThrownBy(() -> thinking.review(attacker(Workers.PLACES + 1), START, List.of(),
        (index, score, best, done) -> {})).isInstanceOf(RefusedException.class);
    gate.countDown();
    assertThat(lastOf("honest")).isEqualTo("honest");
  }

  private static class Silent<T> implements Reply<T> {
    @Override
    public void waiting(int before) {}

    @Override
    public void found(T answer) {}

    @Override
    public void full(int places) {}

    @Override
    public void failed() {}
  }

  @Test
  void whatGaveWayAndIsCancelledEnds() throws InterruptedException {
    CountDownLatch stands = new CountDownLatch(1);
    Handle handle;
    synchronized (time) {
      handle = thinking.move(attacker(0), ENDLESS, 8, 1, Duration.ofDays(1), reply("cancelled"));
      thinking.move(guest("honest"), START, 1, 1, LONG, new Silent<>() {
        @Override
        public void found(Move answer) {
          stands.countDown();
          await(gate);
        }
      });
    }
    stands.await();
    handle.cancel();
    gate.countDown();
    assertThat(depths.take()).isEqualTo(2);
    assertThat(depths.take()).as("it ends where it stood").isLessThan(20);
    assertThat(askForAMove().take()).isLessThan(100);
    assertThat(happened).noneMatch("cancelled"::equals);
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void aSearchThatBreaksDownIsToldAndNothingElseSuffers() throws InterruptedException {
    thinking.evaluate(guest("a"), BROKEN, reply("broken"));
    assertThat(next()).isEqualTo("broken failed");
    thinking.evaluate(guest("a"), START, reply("sound"));
    assertThat(lastOf("sound")).isEqualTo("sound");
    assertThat(minds).hasSize(2);
  }

  @Test
  void aReviewJudgesEachPositionInOrder() throws InterruptedException {
    Move first = START.moves().getFirst();
    thinking.review(guest("a"), START, List.of(first),
        (index, score, choice, done) -> {
          String beside = choice == null ? "no move"
              : choice.line().getFirst().text() + " " + choice.best().centipawns() + " "
                  + choice.played().centipawns();
          happened.add(index + " " + score.centipawns() + ", " + beside + ", " + done);
        });
    assertThat(next()).isEqualTo("0 30, " + first + " 30 30, false");
    assertThat(next()).isEqualTo("1 -30, no move, true");
  }

  @Test
  void aReviewThatWaitsKeepsNoPositionButTheFirst() throws InterruptedException {
    shut();
    WeakReference<Position> second = new WeakReference<>(reviewOfALine().positions().get(1));
    for (int tries = 0; tries < 100 && second.get() != null; tries++) {
      System.gc();
    }
    gate.countDown();
    assertThat(second.get()).as("reviews of long lines by many guests would fill the heap").isNull();
  }

  private Line reviewOfALine() {
    Line line = Line.play(Games.edition("chess"), null, List.of("e4", "e5", "Nf3"));
    thinking.review(guest("a"), line.start(), line.moves(), (index, score, choice, done) -> {});
    return line;
  }

  /** What a review by the real engine says of the last of these moves, beside the best. */
  private static Choice reviewed(@Nullable String fen, String... texts) {
    Line line = Line.play(Games.edition("chess"), fen, List.of(texts));
    CompletableFuture<Choice> last = new CompletableFuture<>();
    try (Thinking real = new Thinking(1, MEMORY, Experience.NONE)) {
      real.review(guest("a"), line.start(), line.moves(), (index, score, choice, done) -> {
        if (index == texts.length - 1) {
          last.complete(Objects.requireNonNull(choice));
        }
      });
      return last.join();
    }
  }

  @Test
  void aMoveThatWinsIsWorthWhatTheBestIs() {
    // Morphy against the Duke of Brunswick and Count Isouard, Paris 1858.
    Choice choice = reviewed("3rkb1r/p2nqppp/5n2/1B2p1B1/4P3/1Q6/PPP2PPP/2KR3R w k - 3 13", "Rxd7");
    int best = Objects.requireNonNull(choice.best().centipawns());
    assertThat(choice.played().centipawns()).isBetween(best - 50, best);
  }

  @Test
  void aMoveThatLosesAQueenIsWorthMuchLessThanTheBest() {
    Choice choice = reviewed(null, "e4", "e5", "Nf3", "Qg5");
    assertThat(choice.played().centipawns()).as("from White's side").isGreaterThan(500);
    assertThat(choice.best().centipawns()).isBetween(-100, 100);
    assertThat(choice.line()).hasSizeGreaterThan(2).extracting(EngineLine.EngineMove::san)
        .doesNotContain("Qg5");
  }

  @Test
  void aMoveIntoAMateIsWorthALossAndOneThatMatesAWin() {
    Choice choice = reviewed(null, "f3", "e5", "g4");
    assertThat(choice.played().wins()).isEqualTo(-1);
    assertThat(choice.best().wins()).isNull();
    choice = reviewed(null, "f3", "e5", "g4", "Qh4#");
    assertThat(choice).isEqualTo(new Choice(new org.variorum.server.api.Score(null, -1),
        new org.variorum.server.api.Score(null, -1),
        List.of(new EngineLine.EngineMove("d8h4", "Qh4#", org.variorum.server.api.Color.black, 2))));
  }

  @Test
  void onlyFewMindsAreKeptAndTheOldestGoFirst() {
    Minds few = new Minds(16 * SIZE, this::mind);
    List<EngineProfile> profiles = new ArrayList<>();
    Games.editions().limit(20).forEach(edition -> profiles.add(EngineProfile.best(edition.game())));
    assertThat(profiles).hasSize(20);
    profiles.forEach(profile -> few.with(profile, new Minds.Last(), mind -> {}));
    assertThat(minds).hasSize(20);
    few.with(profiles.getLast(), new Minds.Last(), mind -> {});
    few.with(profiles.get(4), new Minds.Last(), mind -> {});
    assertThat(minds).hasSize(20);
    few.with(profiles.getFirst(), new Minds.Last(), mind -> {});
    assertThat(minds).hasSize(21);
  }

  @Test
  void whatAMindKeepsIsWhatItSays() {
    for (String game : List.of("chess", "shogi", "noli-me-tangere")) {
      long bytes = EngineProfile.best(Games.edition(game).game()).awake(Experience.NONE).bytes();
      assertThat(bytes).isBetween(16L << 20, Minds.LARGEST);
    }
    assertThat(EngineProfile.of(START.game(), Level.ONE, 0).awake(Experience.NONE).bytes())
        .isLessThan(8L << 20);
  }

  @Test
  void whoWaitsKeepsNoMindThatHasBeenForgotten() throws InterruptedException {
    Minds one = new Minds(0, this::mind);
    Minds.Last last = new Minds.Last();
    List<WeakReference<Mind>> had = new ArrayList<>();
    one.with(EngineProfile.best(START.game()), last, mind -> had.add(new WeakReference<>(mind)));
    minds.clear();
    for (int tries = 0; tries < 100 && had.getFirst().get() != null; tries++) {
      System.gc();
      Thread.sleep(10);
    }
    assertThat(had.getFirst().get()).as("64 analyses of as many games would fill the heap").isNull();
  }

  @Test
  void aSmallHeapHasFewSearchesThatStandStill() {
    assertThat(new Minds(85L << 20, this::mind).atOnce()).isEqualTo(2);
    assertThat(new Minds(170L << 20, this::mind).atOnce()).isEqualTo(5);
    assertThat(new Minds(4L << 30, this::mind).atOnce()).isEqualTo(12);
  }

  @Test
  void aClosedOneAnswersNobody() {
    thinking.analyse(guest("a"), ENDLESS, 1, findings(new LinkedBlockingQueue<>(), "analysis"));
    thinking.close();
    move("a", "late");
    assertThat(happened).isEmpty();
  }

  @Test
  void nobodyIsAskedForAMoveWhereThereIsNone() {
    Position mated =
        Games.edition("chess").game().position("R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1");
    assertThatThrownBy(() -> thinking.move(guest("a"), mated, 3, 1, LONG, reply("none")))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> thinking.move(guest("a"), START, 9, 1, LONG, reply("none")))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void theEngineSeesAMateFromWhitesSide() throws InterruptedException {
    Position white = Games.edition("chess").game().position("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1");
    Position black = Games.edition("chess").game().position("r3k3/8/8/8/8/8/5PPP/6K1 b - - 0 1");
    try (Thinking real = new Thinking(1, MEMORY, Experience.NONE)) {
      for (Position position : List.of(white, black)) {
        BlockingQueue<String> heard = new LinkedBlockingQueue<>();
        real.analyse(guest("a"), position, 2, new Findings() {
          @Override
          public void waiting(int before) {}

          @Override
          public void found(int depth, long nodes, List<EngineLine> lines, boolean done) {
            if (!lines.isEmpty() && depth >= 3) {
              heard.add(lines.getFirst().score().wins() + " " + lines.getFirst().moves().getFirst().san());
            }
          }
        });
        assertThat(heard.take()).isEqualTo(position == white ? "1 Ra8#" : "-1 Ra1#");
      }
    }
  }
}
