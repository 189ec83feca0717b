package org.variorum.lab.match;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.variorum.engine.Clock;
import org.variorum.engine.SearchLimits;
import org.variorum.lab.match.PlayedGame.Ply;
import org.variorum.lab.player.Answer;
import org.variorum.lab.player.ForfeitException;
import org.variorum.lab.player.ForfeitException.Reason;
import org.variorum.lab.player.MoveRequest;
import org.variorum.lab.player.Player;
import org.variorum.rules.board.Side;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.Outcome;

/** Runs games between two players: keeps the clocks, and checks moves and endings by the rules. Stateless. */
public final class GameRunner {

  /** The time to wait after a player's time is up, to distinguish a late player from one that hangs. */
  private static final Duration BENEFIT_OF_THE_DOUBT = Duration.ofSeconds(5);
  /** The time after which a player is considered to hang if its move has no time limit. */
  private static final Duration LONGEST_WITHOUT_CLOCK = Duration.ofMinutes(10);

  private final SearchLimits limits;
  private final Duration margin;
  private final Adjudication adjudication;

  /**
   * @param limits the limits of each move; its clock, if any, is the initial state of each side's clock
   * @param margin the time by which a move may exceed its limit without losing, for delays that the player did not
   *     cause
   */
  public GameRunner(SearchLimits limits, Duration margin, Adjudication adjudication) {
    this.limits = limits;
    this.margin = margin;
    this.adjudication = adjudication;
  }

  /**
   * Plays a game from an opening that does not end the game.
   *
   * @throws InterruptedException if the thread was interrupted; the game then has no ending
   */
  public PlayedGame play(Opening opening, Player white, Player black) throws InterruptedException {
    return new RunningGame(opening, Map.of(Side.WHITE, white, Side.BLACK, black)).play();
  }

  /** A game in progress. */
  private final class RunningGame {
    private final Opening opening;
    private final Map<Side, Player> players;
    private final Map<Side, GameClock> clocks = new EnumMap<>(Side.class);
    private final Adjudicator adjudicator = new Adjudicator(adjudication);
    private final List<Ply> plies = new ArrayList<>();
    private final List<Move> moves;
    private Position position;

    RunningGame(Opening opening, Map<Side, Player> players) {
      this.opening = opening;
      this.players = players;
      moves = new ArrayList<>(opening.moves());
      position = opening.position();
      limits.clock().ifPresent(clock -> {
        for (Side side : Side.values()) {
          clocks.put(side, new GameClock(clock));
        }
      });
    }

    PlayedGame play() throws InterruptedException {
      Optional<Termination> ending = begin(Side.WHITE);
      if (ending.isEmpty()) {
        ending = begin(Side.BLACK);
      }
      while (ending.isEmpty()) {
        ending = playTurn();
      }
      return new PlayedGame(opening, plies, ending.get());
    }

    private Optional<Termination> begin(Side side) throws InterruptedException {
      try {
        player(side).begin(opening.start());
        return Optional.empty();
      } catch (ForfeitException e) {
        return forfeit(side, e);
      }
    }

    private Player player(Side side) {
      return Objects.requireNonNull(players.get(side));
    }

    private Optional<Termination> playTurn() throws InterruptedException {
      Side mover = position.turn();
      try {
        Answer answer = requestMove(mover);
        position = position.play(answer.move());
        moves.add(answer.move());
        return endAfterMove(mover, answer);
      } catch (ForfeitException e) {
        return forfeit(mover, e);
      }
    }

    private Answer requestMove(Side mover) throws ForfeitException, InterruptedException {
      SearchLimits limits = limits(mover);
      Optional<Duration> maxTime = maxTime(mover);
      Duration patience =
          maxTime.map(time -> time.plus(margin).plus(BENEFIT_OF_THE_DOUBT)).orElse(LONGEST_WITHOUT_CLOCK);
      long start = System.nanoTime();
      Answer answer = player(mover).play(new MoveRequest(opening.start(), moves, position, limits,
          Optional.ofNullable(clocks.get(mover.opponent())).map(GameClock::state), patience));
      Duration moveTime = Duration.ofNanos(System.nanoTime() - start);
      if (Thread.interrupted()) {
        throw new InterruptedException();
      }
      if (!position.moves().contains(answer.move())) {
        throw new ForfeitException(Reason.ILLEGAL_MOVE, answer.move() + " in " + position.fen());
      }
      if (maxTime.isPresent() && moveTime.compareTo(maxTime.get().plus(margin)) > 0) {
        throw new ForfeitException(Reason.TIME,
            "took " + moveTime.toMillis() + " ms of " + maxTime.get().toMillis());
      }
      Optional.ofNullable(clocks.get(mover))
          .ifPresent(clock -> clock.spend(moveTime, position.play(answer.move()).turn() != mover));
      plies.add(new Ply(answer, moveTime));
      return answer;
    }

    private SearchLimits limits(Side mover) {
      return Optional.ofNullable(clocks.get(mover)).map(clock -> limits.clock(clock.state())).orElse(limits);
    }

    /** The time for the move; empty if it is not limited. */
    private Optional<Duration> maxTime(Side mover) {
      Optional<Duration> byClock = Optional.ofNullable(clocks.get(mover)).map(GameClock::maxTime);
      boolean hasMoveTime = limits.time().compareTo(SearchLimits.NONE.time()) < 0;
      return byClock.or(() -> hasMoveTime ? Optional.of(limits.time()) : Optional.empty());
    }

    private Optional<Termination> endAfterMove(Side mover, Answer answer) {
      Optional<Outcome> outcome = position.outcome();
      return outcome.isPresent() ? Optional.of(new Termination.EndByRules(outcome.get()))
          : adjudicator.adjudicate(mover, answer.score(), position, moves.size());
    }

    /** The end of the game by a forfeit; a late move does not lose if the opponent cannot win. */
    private Optional<Termination> forfeit(Side side, ForfeitException e) {
      Optional<Side> winner = position.winnerOnTime(side);
      if (e.reason() == Reason.TIME && !winner.equals(Optional.of(side.opponent()))) {
        return Optional.of(new Termination.LateMove(side, winner));
      }
      return Optional.of(new Termination.Forfeit(side, e.reason(), e.note()));
    }
  }
}
