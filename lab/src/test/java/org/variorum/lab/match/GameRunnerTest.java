package org.variorum.lab.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.variorum.engine.Clock;
import org.variorum.engine.Score;
import org.variorum.engine.SearchLimits;
import org.variorum.lab.match.Adjudication.Agreement;
import org.variorum.lab.match.Termination.Adjudicated.AdjudicationReason;
import org.variorum.lab.player.Answer;
import org.variorum.lab.player.ForfeitException;
import org.variorum.lab.player.ForfeitException.Reason;
import org.variorum.lab.player.MoveRequest;
import org.variorum.lab.player.Player;
import org.variorum.rules.board.Side;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.Outcome;
import org.variorum.rules.position.Piece;
import org.variorum.testkit.GameFiles;

@Isolated("Its clocks are real")
class GameRunnerTest {

  private static final Game CHESS = GameFiles.game("chess", List.of());
  private static final Opening START = Opening.of(CHESS.start());
  private static final SearchLimits LONG =
      SearchLimits.NONE.clock(new Clock(Duration.ofHours(1), Duration.ZERO, Duration.ZERO, 0));

  /** Plays the moves of a list, whatever the other does. */
  private static class Scripted implements Player {
    final List<MoveRequest> turns = new ArrayList<>();
    private final List<String> moves;
    private final int score;

    Scripted(int score, String... moves) {
      this.score = score;
      this.moves = List.of(moves);
    }

    @Override
    public void begin(Position start) throws ForfeitException {
      turns.clear();
    }

    @Override
    public Answer play(MoveRequest turn) throws ForfeitException {
      String text = moves.get(turns.size() % moves.size());
      turns.add(turn);
      Move move = turn.position().find(text).orElseGet(() -> illegal(text));
      return new Answer(move, Optional.of(new Score.Centipawns(score)), 1, 1);
    }

    private static Move illegal(String text) {
      return new Move.BoardMove(new Piece("P", Side.WHITE), 0, 0, Optional.empty(), false, text, 0);
    }

    @Override
    public void close() {}
  }

  private static Scripted shuffler(int score, Side side) {
    return side == Side.WHITE ? new Scripted(score, "g1f3", "f3g1") : new Scripted(score, "g8f6", "f6g8");
  }

  private static PlayedGame play(SearchLimits limits, Adjudication adjudication, Player white, Player black)
      throws InterruptedException {
    return new GameRunner(limits, Duration.ZERO, adjudication).play(START, white, black);
  }

  @Test
  void theRulesEndTheGame() throws InterruptedException {
    PlayedGame mate =
        play(LONG, Adjudication.NONE, new Scripted(0, "f2f3", "g2g4"), new Scripted(0, "e7e5", "d8h4"));
    assertThat(mate.ending())
        .isEqualTo(new Termination.EndByRules(
            new Outcome(Optional.of(Side.BLACK), Optional.of(Side.WHITE), Outcome.Reason.MATE)));
    assertThat(mate.plies()).hasSize(4);
    PlayedGame draw = play(LONG, Adjudication.NONE, shuffler(0, Side.WHITE), shuffler(0, Side.BLACK));
    assertThat(draw.ending().winner()).isEmpty();
    assertThat(draw.ending().words()).isEqualTo("repetition");
    assertThat(draw.plies()).hasSize(8);
  }

  @Test
  void playersAreToldWhatTheyNeed() throws InterruptedException {
    Scripted white = new Scripted(0, "f2f3", "g2g4");
    Scripted black = new Scripted(0, "e7e5", "d8h4");
    play(LONG, Adjudication.NONE, white, black);
    MoveRequest last = black.turns.getLast();
    assertThat(last.start()).isSameAs(CHESS.start());
    assertThat(last.moves()).extracting(Move::text).containsExactly("f2f3", "e7e5", "g2g4");
    assertThat(last.position().fen())
        .isEqualTo("rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2");
    assertThat(last.limits().clock().orElseThrow().mainTime()).isBetween(Duration.ofMinutes(50),
        Duration.ofHours(1));
    assertThat(last.opponentClock()).isPresent();
    assertThat(last.patience()).isGreaterThan(Duration.ofHours(1));
  }

  @Test
  void anIllegalMoveLoses() throws InterruptedException {
    PlayedGame game = play(LONG, Adjudication.NONE, new Scripted(0, "e2e4", "a1a8"), shuffler(0, Side.BLACK));
    assertThat(game.ending()).isInstanceOfSatisfying(Termination.Forfeit.class, forfeit -> {
      assertThat(forfeit.loser()).isEqualTo(Side.WHITE);
      assertThat(forfeit.reason()).isEqualTo(Reason.ILLEGAL_MOVE);
    });
    assertThat(game.plies()).hasSize(2);
  }

  /** A player that takes longer than it may. */
  private static Player slow(String move) {
    return new Scripted(0, move) {
      @Override
      public Answer play(MoveRequest turn) throws ForfeitException {
        try {
          Thread.sleep(60);
        } catch (InterruptedException e) {
          Thread.currentThread().interrupt();
        }
        return super.play(turn);
      }
    };
  }

  private static Termination endOfLate(SearchLimits limits, Opening blacksTurn, String move)
      throws InterruptedException {
    return new GameRunner(limits, Duration.ZERO, Adjudication.NONE)
        .play(blacksTurn, shuffler(0, Side.WHITE), slow(move)).ending();
  }

  @Test
  void whoTakesTooLongLoses() throws InterruptedException {
    for (SearchLimits limits : List.of(SearchLimits.NONE.time(Duration.ofMillis(50)),
        SearchLimits.NONE.clock(new Clock(Duration.ofMillis(30), Duration.ZERO, Duration.ofMillis(20), 0)))) {
      Termination ending =
          endOfLate(limits, START.withMove(CHESS.start().find("e2e4").orElseThrow()), "g8f6");
      assertThat(ending.words()).isEqualTo("time");
      assertThat(ending.winner()).contains(Side.WHITE);
    }
  }

  @Test
  void whoTakesTooLongDrawsAgainstASideThatCannotWin() throws InterruptedException {
    Opening opening = Opening.of(CHESS.position("3qk3/8/8/8/8/8/8/4K2N b - - 0 1"));
    assertThat(endOfLate(SearchLimits.NONE.time(Duration.ofMillis(50)), opening, "d8d7"))
        .isEqualTo(new Termination.LateMove(Side.BLACK, Optional.empty()));
  }

  @Test
  void aPlayerThatCannotEvenBeginLoses() throws InterruptedException {
    Player dead = new Scripted(0, "g8f6") {
      @Override
      public void begin(Position start) throws ForfeitException {
        throw new ForfeitException(Reason.CRASH, "gone");
      }
    };
    assertThat(play(LONG, Adjudication.NONE, shuffler(0, Side.WHITE), dead).ending())
        .isEqualTo(new Termination.Forfeit(Side.BLACK, Reason.CRASH, "gone"));
  }

  @Test
  void aWinThatBothSeeIsAdjudicated() throws InterruptedException {
    Adjudication rules = new Adjudication(Optional.of(new Agreement(500, 2)), Optional.empty(), 1, 100);
    PlayedGame agreed = play(LONG, rules, shuffler(-600, Side.WHITE), shuffler(500, Side.BLACK));
    assertThat(agreed.ending())
        .isEqualTo(new Termination.Adjudicated(Optional.of(Side.BLACK), AdjudicationReason.WIN));
    assertThat(agreed.plies()).hasSize(4);
    PlayedGame disagreed = play(LONG, rules, shuffler(-600, Side.WHITE), shuffler(499, Side.BLACK));
    assertThat(disagreed.ending().words()).isEqualTo("repetition");
    PlayedGame bothOptimists = play(LONG, rules, shuffler(600, Side.WHITE), shuffler(600, Side.BLACK));
    assertThat(bothOptimists.ending().words()).isEqualTo("repetition");
  }

  @Test
  void aDrawThatBothSeeIsAdjudicatedFromAMoveOn() throws InterruptedException {
    Adjudication rules = new Adjudication(Optional.empty(), Optional.of(new Agreement(10, 1)), 3, 100);
    PlayedGame game = play(LONG, rules, shuffler(5, Side.WHITE), shuffler(-10, Side.BLACK));
    assertThat(game.ending())
        .isEqualTo(new Termination.Adjudicated(Optional.empty(), AdjudicationReason.DRAW));
    assertThat(game.plies()).hasSize(5);
  }

  @Test
  void lengthIsAdjudicatedWithTheOpeningCounted() throws InterruptedException {
    Adjudication rules = new Adjudication(Optional.empty(), Optional.empty(), 1, 5);
    Opening opening = START.withMove(CHESS.start().find("a2a3").orElseThrow());
    PlayedGame game = new GameRunner(LONG, Duration.ZERO, rules).play(opening, shuffler(0, Side.WHITE),
        shuffler(0, Side.BLACK));
    assertThat(game.ending())
        .isEqualTo(new Termination.Adjudicated(Optional.empty(), AdjudicationReason.LENGTH));
    assertThat(game.plies()).hasSize(4);
  }

  @Test
  void clocksRunDownAndAreFilledUp() {
    GameClock fischer =
        new GameClock(new Clock(Duration.ofMillis(1000), Duration.ofMillis(50), Duration.ZERO, 0));
    fischer.spend(Duration.ofMillis(300), true);
    assertThat(fischer.state().mainTime()).isEqualTo(Duration.ofMillis(750));
    GameClock byoyomi =
        new GameClock(new Clock(Duration.ofMillis(100), Duration.ZERO, Duration.ofMillis(500), 0));
    assertThat(byoyomi.maxTime()).isEqualTo(Duration.ofMillis(600));
    byoyomi.spend(Duration.ofMillis(400), true);
    assertThat(byoyomi.state().mainTime()).isZero();
    assertThat(byoyomi.maxTime()).isEqualTo(Duration.ofMillis(500));
    GameClock sessions = new GameClock(new Clock(Duration.ofMillis(100), Duration.ZERO, Duration.ZERO, 2));
    sessions.spend(Duration.ofMillis(30), true);
    assertThat(sessions.state().movesToGo()).isEqualTo(1);
    sessions.spend(Duration.ofMillis(30), true);
    assertThat(sessions.state())
        .isEqualTo(new Clock(Duration.ofMillis(140), Duration.ZERO, Duration.ZERO, 2));
  }

  @Test
  void anInterruptEndsAGameWithoutEnding() throws InterruptedException {
    List<Boolean> interrupted = new ArrayList<>();
    Thread thread = Thread.ofPlatform().start(() -> {
      Thread.currentThread().interrupt();
      try {
        play(LONG, Adjudication.NONE, shuffler(0, Side.WHITE), shuffler(0, Side.BLACK));
      } catch (InterruptedException e) {
        interrupted.add(true);
      }
    });
    thread.join();
    assertThat(interrupted).containsExactly(true);
  }
}
