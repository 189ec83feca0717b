package org.variorum.lab.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.variorum.engine.EngineSettings;
import org.variorum.engine.Experience;
import org.variorum.engine.SearchLimits;
import org.variorum.engine.Technique;
import org.variorum.lab.player.Contender;
import org.variorum.lab.player.EnginePlayer;
import org.variorum.lab.player.UnfitException;
import org.variorum.rules.game.Game;
import org.variorum.testkit.GameFiles;

class OrderedSeriesTest {

  /** What a place does with a number. */
  @FunctionalInterface
  private interface Playing {
    String play(int number) throws InterruptedException, UnfitException;
  }

  private static final class Numbers implements Series<String> {
    final AtomicInteger open = new AtomicInteger();
    private final int games;
    private final Playing playing;

    Numbers(int games, Playing playing) {
      this.games = games;
      this.playing = playing;
    }

    @Override
    public int games() {
      return games;
    }

    @Override
    public Worker<String> worker() {
      open.incrementAndGet();
      return new Worker<>() {
        @Override
        public String play(int number) throws InterruptedException, UnfitException {
          return playing.play(number);
        }

        @Override
        public void close() {
          open.decrementAndGet();
        }
      };
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5, 40})
  void recordsComeInTheOrderOfTheirNumbers(int threads) throws Exception {
    Numbers series = new Numbers(30, number -> {
      // Later games are shorter.
      Thread.sleep((30 - number) % 7);
      return "game " + number;
    });
    List<String> records = new ArrayList<>();
    new OrderedSeries<>("test", series, threads, records::add).run();
    assertThat(records).isEqualTo(IntStream.rangeClosed(1, 30).mapToObj(i -> "game " + i).toList());
    assertThat(series.open).hasValue(0);
  }

  /** The fourth game fails at once, while those before it go on. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5})
  void aGameThatFailsIsToldByItsNumberAndCanBePlayedAgain(int threads) {
    Numbers series = new Numbers(30, number -> {
      if (number == 4) {
        throw new IllegalStateException("no such square");
      }
      Thread.sleep(5);
      return "game " + number;
    });
    List<String> records = new ArrayList<>();
    assertThatThrownBy(() -> new OrderedSeries<>("test", series, threads, records::add).run())
        .isInstanceOf(GameFailedException.class)
        .hasMessage("game 4 has failed: java.lang.IllegalStateException: no such square")
        .extracting(e -> ((GameFailedException) e).number()).isEqualTo(4);
    assertThat(records).containsExactly("game 1", "game 2", "game 3");
    assertThatThrownBy(() -> series.play(4)).hasMessage("no such square");
    assertThat(series.open).hasValue(0);
  }

  @Test
  void theReceiverOfRecordsMayFail() {
    Numbers series = new Numbers(30, number -> "game " + number);
    assertThatThrownBy(() -> new OrderedSeries<>("test", series, 2, text -> {
      throw new IllegalArgumentException("full");
    }).run()).isInstanceOf(IllegalArgumentException.class).hasMessage("full");
  }

  @Test
  void nothingIsHandedOnAfterAStop() throws Exception {
    CountDownLatch never = new CountDownLatch(1);
    List<String> records = new ArrayList<>();
    List<OrderedSeries<String>> self = new ArrayList<>();
    Numbers series = new Numbers(30, number -> {
      if (number > 3) {
        never.await();
      }
      return "game " + number;
    });
    self.add(new OrderedSeries<>("test", series, 3, text -> {
      records.add(text);
      if (text.equals("game 2")) {
        self.getFirst().stop();
      }
    }));
    self.getFirst().run();
    assertThat(records).containsExactly("game 1", "game 2");
    assertThat(series.open).hasValue(0);
  }

  @Test
  void aMatchIsTheSameOnAnyNumberOfThreadsAndEachGameAlone() throws Exception {
    List<String> once = games(1);
    assertThat(once).hasSize(8).doesNotHaveDuplicates();
    assertThat(games(3)).isEqualTo(once);
    assertThat(List.of(words(plan().play(6)), words(plan().play(1))))
        .containsExactly(once.get(5), once.get(0));
  }

  private static MatchPlan plan() {
    Game game = GameFiles.game("royal-standard", List.of());
    EngineSettings settings = EngineSettings.DEFAULT.megabytes(1);
    Contender one = EnginePlayer.contender("one", settings, SearchLimits.NONE);
    Contender other =
        EnginePlayer.contender("other", settings.withDisabled(Set.of(Technique.HISTORY)), SearchLimits.NONE);
    return new MatchPlan(game, one, other, 8, SearchLimits.NONE.nodes(150), MatchPlan.USUAL_MARGIN,
        new Adjudication(Optional.empty(), Optional.empty(), 1, 40),
        new RandomOpenings(game, Experience.NONE, 4, 1), Optional.empty());
  }

  private static List<String> games(int threads) throws Exception {
    List<String> games = new ArrayList<>();
    new Match(plan(), threads, (game, standing) -> games.add(words(game))).run();
    return games;
  }

  /** All of a game but the time that it took. */
  private static String words(MatchGame game) {
    PlayedGame played = game.playedGame();
    return game.number() + " " + game.aIsWhite() + " " + played.opening().moves()
        + played.plies().stream().map(PlayedGame.Ply::answer).toList() + played.ending();
  }
}
