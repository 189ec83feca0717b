package org.variorum.server.thinking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Move;
import org.variorum.server.catalog.CatalogGames;
import org.variorum.view.answer.EngineLine;
import org.variorum.view.position.MoveLine;

/** Which job gets the engine's time, and what its asker hears. */
final class EngineSchedulerTest extends ThinkingFixture {

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
    SearchHandle handle = thinking.analyse(guest("a"), ENDLESS, 1, findings(analysis, "analysis"));
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
    assertThat(searchers).hasSizeLessThanOrEqualTo(1);
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
    CompletableFuture<SearchHandle> handle = new CompletableFuture<>();
    BlockingQueue<Boolean> told = new LinkedBlockingQueue<>();
    handle.complete(thinking.analyse(guest("a"), ENDLESS, 1, new AnalysisListener() {
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
      thinking.findMove(guest("guest " + table), START, 2, 1, LONG, reply("move"));
    }
    gate.countDown();
    int moves = 0;
    for (String heard = next(); !heard.startsWith("analysis"); heard = next()) {
      moves += heard.equals("move") ? 1 : 0;
    }
    assertThat(moves).isLessThanOrEqualTo(4);
  }

  @Test
  void aSearchThatBreaksDownIsToldAndNothingElseSuffers() throws InterruptedException {
    thinking.evaluate(guest("a"), BROKEN, reply("broken"));
    assertThat(next()).isEqualTo("broken failed");
    thinking.evaluate(guest("a"), START, reply("sound"));
    assertThat(lastOf("sound")).isEqualTo("sound");
    assertThat(searchers).hasSize(2);
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

  private MoveLine reviewOfALine() {
    MoveLine line = MoveLine.play(CatalogGames.edition("chess"), null, List.of("e4", "e5", "Nf3"), () -> {});
    thinking.review(guest("a"), line.start(), line.moves(), (index, score, choice, done) -> {});
    return line;
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
        CatalogGames.edition("chess").game().position("R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1");
    assertThatThrownBy(() -> thinking.findMove(guest("a"), mated, 3, 1, LONG, reply("none")))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> thinking.findMove(guest("a"), START, 9, 1, LONG, reply("none")))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
