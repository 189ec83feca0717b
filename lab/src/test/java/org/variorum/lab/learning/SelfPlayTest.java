package org.variorum.lab.learning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.variorum.engine.EngineSettings;
import org.variorum.engine.Score;
import org.variorum.engine.SearchParameter;
import org.variorum.engine.SearchParameters;
import org.variorum.lab.match.PlayedGame;
import org.variorum.lab.match.Termination;
import org.variorum.rules.board.Side;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Move;
import org.variorum.testkit.GameFiles;

class SelfPlayTest {

  private static List<Move> moves(SelfPlayGame game) {
    return game.playedGame().plies().stream().map(ply -> ply.answer().move()).toList();
  }

  private static Game game(String id) {
    return GameFiles.game(id, List.of());
  }

  private static List<SelfPlayGame> play(Game game, int games, int threads, long seed)
      throws InterruptedException {
    return play(game, EngineSettings.DEFAULT, games, threads, seed);
  }

  private static List<SelfPlayGame> play(Game game, EngineSettings settings, int games, int threads,
      long seed)
      throws InterruptedException {
    List<SelfPlayGame> played = new ArrayList<>();
    SelfPlayTotals harvest = new SelfPlay(new SelfPlayPlan(game, settings, games, 60, seed), threads,
        (ended, soFar) -> played.add(ended)).run();
    assertThat(harvest.games()).isEqualTo(games).isEqualTo(played.size());
    assertThat(harvest.whiteWins() + harvest.draws() + harvest.blackWins()).isEqualTo(games);
    assertThat(harvest.positions()).isEqualTo(played.stream().mapToInt(one -> one.positions().size()).sum());
    return played;
  }

  @ParameterizedTest
  @ValueSource(strings = {"chess", "royal-standard", "notake-rifle", "crazyhouse"})
  void trainingPositionsAreQuietPositionsOfTheGameWithItsResult(String id) throws InterruptedException {
    int positions = 0;
    for (SelfPlayGame played : play(game(id), 4, 1, 3)) {
      positions += check(played);
    }
    assertThat(positions).isPositive();
  }

  private static boolean acts(Game game) {
    return game.rules().notes().stream().anyMatch(note -> note.name().equals("acting"));
  }

  /** Plays a game again beside its training positions. */
  private static int check(SelfPlayGame played) {
    List<TrainingPosition> left = new ArrayList<>(played.positions());
    Position position = played.playedGame().opening().position();
    for (PlayedGame.Ply ply : played.playedGame().plies()) {
      if (!left.isEmpty() && left.getFirst().fen().equals(position.fen())) {
        TrainingPosition training = left.removeFirst();
        assertThat(position.inCheck()).isFalse();
        if (!acts(position.game())) {
          assertThat(ply.answer().move().captures()).isFalse();
          assertThat(position.legs(ply.answer().move()).becomes()).isEmpty();
        }
        assertThat(ply.answer().score().orElseThrow())
            .isEqualTo(new Score.Centipawns(training.score()));
        Side mover = position.turn();
        double result =
            played.playedGame().ending().winner().map(won -> won == mover ? 1.0 : 0.0).orElse(0.5);
        assertThat(training.result()).isEqualTo(result);
      }
      position = position.play(ply.answer().move());
    }
    assertThat(left).isEmpty();
    if (played.playedGame().ending() instanceof Termination.EndByRules end) {
      assertThat(position.outcome()).contains(end.outcome());
    }
    return played.positions().size();
  }

  @Test
  void nothingIsLearntFromWhatCameBeforeARandomMove() throws InterruptedException {
    int strays = 0;
    for (SelfPlayGame played : play(game("chess"), 6, 1, 5)) {
      Set<String> before = new HashSet<>();
      Set<String> noted = new HashSet<>();
      Position position = played.playedGame().opening().position();
      for (PlayedGame.Ply ply : played.playedGame().plies()) {
        noted.add(position.fen());
        if (ply.answer().score().isEmpty()) {
          strays++;
          before.addAll(noted);
        }
        position = position.play(ply.answer().move());
      }
      assertThat(played.positions()).noneMatch(training -> before.contains(training.fen()));
    }
    assertThat(strays).isPositive();
  }

  @Test
  void aSeedGivesTheSameGamesOnAnyNumberOfThreads() throws InterruptedException {
    Game game = game("royal-standard");
    List<SelfPlayGame> once = play(game, 3, 1, 7);
    List<SelfPlayGame> again = play(game, 3, 1, 7);
    assertThat(again.stream().map(SelfPlayTest::moves))
        .isEqualTo(once.stream().map(SelfPlayTest::moves).toList());
    assertThat(again.stream().map(SelfPlayGame::positions))
        .isEqualTo(once.stream().map(SelfPlayGame::positions).toList());
    List<SelfPlayGame> onTwo = play(game, 3, 2, 7);
    assertThat(onTwo).extracting(SelfPlayGame::number).containsExactly(1, 2, 3);
    assertThat(onTwo.stream().map(SelfPlayTest::moves))
        .isEqualTo(once.stream().map(SelfPlayTest::moves).toList());
    assertThat(onTwo.stream().map(SelfPlayGame::positions))
        .isEqualTo(once.stream().map(SelfPlayGame::positions).toList());
    assertThat(play(game, 3, 1, 8).stream().map(SelfPlayTest::moves))
        .isNotEqualTo(once.stream().map(SelfPlayTest::moves).toList());
  }

  @Test
  void aGameCanBePlayedAlone() throws Exception {
    SelfPlayPlan plan = new SelfPlayPlan(game("royal-standard"), EngineSettings.DEFAULT, 4, 60, 7);
    List<SelfPlayGame> all = play(plan.game(), 4, 2, 7);
    assertThat(moves(plan.play(3))).isEqualTo(moves(all.get(2)));
    assertThat(plan.play(3).positions()).isEqualTo(all.get(2).positions());
  }

  @Test
  void allGamesBeginOtherwiseAfterFourToTenMoves() throws InterruptedException {
    List<SelfPlayGame> games = play(game("royal-standard"), 20, 1, 1);
    assertThat(games.stream().map(one -> one.playedGame().opening().position().hash()))
        .doesNotHaveDuplicates();
    assertThat(games.stream().map(one -> one.playedGame().opening().moves().size()))
        .allMatch(plies -> plies >= 4 && plies <= 10).contains(4, 10);
  }

  /** With a contempt for draws, being ahead is not winning: then 15 pawns do not adjudicate a game. */
  @Test
  void whoDislikesDrawsPlaysOnWhenAhead() throws InterruptedException {
    EngineSettings dislikes =
        EngineSettings.DEFAULT.parameters(SearchParameters.NONE.with(SearchParameter.CONTEMPT, 400));
    assertThat(pawnsThatDecided(EngineSettings.DEFAULT)).isNotEmpty();
    assertThat(pawnsThatDecided(dislikes)).isEmpty();
  }

  /** The last scores of games that were called won while they were below 90 pawns. */
  private static List<Integer> pawnsThatDecided(EngineSettings settings) throws InterruptedException {
    return play(game("chess"), settings, 8, 1, 2).stream().map(SelfPlayGame::playedGame)
        .filter(game -> game.ending() instanceof Termination.Adjudicated end && end.winner().isPresent())
        .flatMap(game -> game.plies().getLast().answer().score().stream())
        .flatMap(score -> score instanceof Score.Centipawns(int value) ? Stream.of(Math.abs(value))
            : Stream.empty())
        .filter(value -> value < 9_000).toList();
  }

  @Test
  void whatIsPlayedWhenItIsStoppedIsKept() throws InterruptedException {
    SelfPlay[] play = new SelfPlay[1];
    play[0] = new SelfPlay(new SelfPlayPlan(game("chess"), EngineSettings.DEFAULT, 1_000, 40, 1), 2,
        (ended, soFar) -> {
          if (soFar.games() == 2) {
            play[0].stop();
          }
        });
    assertThat(play[0].run().games()).isEqualTo(2);
  }

  @Test
  void nothingIsNoSelfPlay() {
    assertThatThrownBy(() -> new SelfPlayPlan(game("chess"), EngineSettings.DEFAULT, 0, 1, 1))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
