package org.variorum.lab.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.variorum.engine.EngineSettings;
import org.variorum.engine.Experience;
import org.variorum.engine.SearchLimits;
import org.variorum.engine.Technique;
import org.variorum.lab.player.Answer;
import org.variorum.lab.player.Contender;
import org.variorum.lab.player.EnginePlayer;
import org.variorum.lab.player.ForfeitException;
import org.variorum.lab.player.ForfeitException.Reason;
import org.variorum.lab.player.MoveRequest;
import org.variorum.lab.player.Player;
import org.variorum.lab.player.UnfitException;
import org.variorum.lab.statistics.Sprt;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.notation.Pgn;
import org.variorum.rules.notation.PgnGame;
import org.variorum.testkit.GameFiles;

@Isolated("Its clocks are real")
class MatchTest {

  private static final Game GAME = GameFiles.game("royal-standard", List.of());
  private static final SearchLimits PACE = SearchLimits.NONE.nodes(150);
  private static final Adjudication SHORT = new Adjudication(Optional.empty(), Optional.empty(), 1, 40);
  private static final Contender ENGINE =
      EnginePlayer.contender("engine", EngineSettings.DEFAULT.megabytes(1), SearchLimits.NONE);
  private static final Contender OTHER = EnginePlayer.contender("other",
      EngineSettings.DEFAULT.megabytes(1).withDisabled(Set.of(Technique.KILLERS)), SearchLimits.NONE);

  private static MatchPlan plan(Contender a, Contender b, int games, Optional<Sprt> sprt) {
    return new MatchPlan(GAME, a, b, games, PACE, MatchPlan.USUAL_MARGIN, SHORT,
        new RandomOpenings(GAME, Experience.NONE, 4, 1), sprt);
  }

  /** Counts how often it is made and closed; loses each game at once. */
  private static final class Quitter implements Contender {
    final AtomicInteger made = new AtomicInteger();
    final AtomicInteger closed = new AtomicInteger();
    private final Reason reason;

    Quitter(Reason reason) {
      this.reason = reason;
    }

    @Override
    public String name() {
      return "quitter";
    }

    @Override
    public Player createPlayer(Game game, SearchLimits limits) {
      made.incrementAndGet();
      return new Player() {
        @Override
        public void begin(Position start) {}

        @Override
        public Answer play(MoveRequest turn) throws ForfeitException {
          throw new ForfeitException(reason, "enough");
        }

        @Override
        public void close() {
          closed.incrementAndGet();
        }
      };
    }
  }

  @Test
  void eachOpeningIsPlayedFromBothSides() throws Exception {
    List<MatchGame> games = new ArrayList<>();
    Standing standing =
        new Match(plan(ENGINE, OTHER, 4, Optional.empty()), 2, (game, now) -> games.add(game)).run();
    assertThat(games).extracting(MatchGame::number).containsExactly(1, 2, 3, 4);
    assertThat(games).allSatisfy(game -> assertThat(game.aIsWhite()).isEqualTo(game.number() % 2 == 1));
    Map<Integer, List<MatchGame>> pairs = games.stream().collect(Collectors.groupingBy(MatchGame::pair));
    assertThat(pairs).hasSize(2).allSatisfy((pair, both) -> assertThat(both.get(0).playedGame().opening())
        .isSameAs(both.get(1).playedGame().opening()));
    assertThat(standing.games().size()).isEqualTo(4);
    assertThat(standing.pairs().size()).isEqualTo(2);
    assertThat(standing.forfeits()).isEmpty();
    assertThat(standing.moves())
        .isEqualTo(games.stream().mapToInt(game -> game.playedGame().plies().size()).sum());
    assertThat(standing.endings().values().stream().mapToInt(Integer::intValue).sum()).isEqualTo(4);
  }

  @Test
  void theRecordTellsWhoPlayedAndWhatTheyThought() throws Exception {
    List<MatchGame> games = new ArrayList<>();
    new Match(plan(ENGINE, OTHER, 2, Optional.empty()), 1, (game, now) -> games.add(game)).run();
    MatchPgn notation = new MatchPgn("engine", "other", PACE);
    String text = Pgn.write(games.stream().map(notation::pgn).toList());
    List<PgnGame> read = Pgn.read(text, tags -> Optional.of(GAME));
    assertThat(read).hasSize(2);
    assertThat(read.get(0).tags()).containsEntry("White", "engine").containsEntry("Black", "other")
        .containsEntry("Round", "1");
    assertThat(read.get(1).tags()).containsEntry("White", "other").containsEntry("Black", "engine");
    assertThat(read.get(0).line().moves().get(0).comments()).containsExactly("book");
    assertThat(read.get(0).line().moves().get(4).comments().getFirst())
        .matches("[-+][0-9.M]+/[0-9]+ [0-9.]+s");
    assertThat(read.get(0).positions().getLast().fen())
        .isEqualTo(last(games.get(0).playedGame()).fen());
  }

  private static Position last(PlayedGame game) {
    Position position = game.opening().position();
    for (PlayedGame.Ply ply : game.plies()) {
      position = position.play(ply.answer().move());
    }
    return position;
  }

  @Test
  void aPlayerThatCrashesIsReplacedAndTheMatchGoesOn() throws Exception {
    Quitter quitter = new Quitter(Reason.CRASH);
    Standing standing =
        new Match(plan(OTHER, quitter, 4, Optional.empty()), 1, (game, now) -> {}).run();
    assertThat(standing.wins()).isEqualTo(4);
    assertThat(standing.endings()).isEqualTo(Map.of("crash", 4));
    assertThat(standing.forfeits()).hasSize(4);
    assertThat(quitter.made).hasValue(4);
    assertThat(quitter.closed).hasValue(4);
  }

  @Test
  void aPlayerThatLosesOnTimeStays() throws Exception {
    Quitter quitter = new Quitter(Reason.TIME);
    Standing standing =
        new Match(plan(quitter, OTHER, 4, Optional.empty()), 1, (game, now) -> {}).run();
    assertThat(standing.losses()).isEqualTo(4);
    assertThat(quitter.made).hasValue(1);
    assertThat(quitter.closed).hasValue(1);
  }

  @Test
  void aTestThatHasDecidedEndsTheMatch() throws Exception {
    Optional<Sprt> sprt = Optional.of(new Sprt(0, 200, 0.05, 0.05));
    Standing standing =
        new Match(plan(OTHER, new Quitter(Reason.RESIGNATION), 1_000, sprt), 1, (game, now) -> {})
            .run();
    assertThat(standing.games().size()).isLessThan(40);
    assertThat(sprt.get().verdict(standing.pairs())).isEqualTo(Sprt.Verdict.H1);
  }

  @Test
  void anInterruptedMatchGivesWhatWasPlayed() throws Exception {
    Match[] match = new Match[1];
    match[0] = new Match(plan(OTHER, new Quitter(Reason.RESIGNATION), 1_000, Optional.empty()), 2,
        (game, now) -> {
          if (now.games().size() == 3) {
            match[0].stop();
          }
        });
    assertThat(match[0].run().games().size()).isEqualTo(3);
  }

  @Test
  void aContenderThatIsUnfitEndsTheMatch() {
    Contender unfit = new Contender() {
      @Override
      public String name() {
        return "unfit";
      }

      @Override
      public Player createPlayer(Game game, SearchLimits limits) throws UnfitException {
        throw new UnfitException("not today");
      }
    };
    assertThatThrownBy(
        () -> new Match(plan(OTHER, unfit, 4, Optional.empty()), 2, (game, now) -> {}).run())
        .isInstanceOf(UnfitException.class).hasMessage("not today");
  }

  @Test
  void aSoakPlaysAllKindsAndWatchesMemory() throws Exception {
    List<Game> kinds = List.of(GAME, GameFiles.game("makruk", List.of()));
    List<SoakReport> rounds = new ArrayList<>();
    List<Game> seen = new ArrayList<>();
    Soak.Observer observer = new Soak.Observer() {
      @Override
      public void afterGame(Game game, MatchGame ended, SoakReport soFar) {
        seen.add(game);
      }

      @Override
      public void afterRound(SoakReport soFar) {
        rounds.add(soFar);
      }
    };
    Soak.Plan plan =
        new Soak.Plan(kinds, ENGINE, 6, Duration.ofMillis(1), Duration.ofSeconds(20), 20, 2, 1);
    SoakReport report = new Soak(plan, 1, observer).run();
    assertThat(report.games()).isEqualTo(6);
    assertThat(report.forfeits()).isEmpty();
    assertThat(report.isSound()).isTrue();
    assertThat(report.moves()).isBetween(1L, 6L * 18);
    assertThat(seen).containsExactly(kinds.get(0), kinds.get(0), kinds.get(0), kinds.get(1), kinds.get(1),
        kinds.get(1));
    assertThat(rounds).hasSize(1);
    assertThat(report.heap()).hasSize(1);
  }

  @Test
  void aSoakTellsForfeitsAndLeaks() throws Exception {
    Soak.Observer deaf = new Soak.Observer() {
      @Override
      public void afterGame(Game game, MatchGame ended, SoakReport soFar) {}

      @Override
      public void afterRound(SoakReport soFar) {}
    };
    Soak.Plan plan = new Soak.Plan(List.of(GAME), new Quitter(Reason.CRASH), 2, Duration.ofMillis(1),
        Duration.ZERO, 20, 2, 1);
    SoakReport report = new Soak(plan, 1, deaf).run();
    assertThat(report.forfeits()).isEqualTo(Map.of("crash", 2));
    assertThat(report.isSound()).isFalse();
    long megabyte = 1 << 20;
    assertThat(
        new SoakReport(1, 1, Map.of(), Map.of(), 0, Duration.ZERO, List.of(40 * megabyte, 45 * megabyte))
            .hasLeak())
        .isFalse();
    assertThat(
        new SoakReport(1, 1, Map.of(), Map.of(), 0, Duration.ZERO, List.of(40 * megabyte, 90 * megabyte))
            .hasLeak())
        .isTrue();
  }
}
