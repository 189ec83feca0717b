package org.variorum.lab.first;

import java.time.Duration;
import java.util.Optional;
import org.variorum.engine.Clock;
import org.variorum.engine.Limits;
import org.variorum.lab.player.Answer;
import org.variorum.lab.player.Contender;
import org.variorum.lab.player.Player;
import org.variorum.lab.player.Turn;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;

/**
 * The opponent of the first version at its full strength: the same search, evaluation and table. It knew no clocks; of one, it
 * is given a fixed share for each move.
 */
public final class FirstOpponent implements Player {

  /** The logarithm of the number of positions that it remembers; some 20 MB. */
  private static final int TABLE_BITS = 20;
  /** The main time is spent as if so many moves were still to come. It stops at half of what it is given, mostly. */
  private static final int MOVES_TO_COME = 20;
  /** What is never touched of a clock. */
  private static final Duration RESERVE = Duration.ofMillis(10);

  private final Evaluation evaluation;
  private final TranspositionTable table = new TranspositionTable(TABLE_BITS);

  public FirstOpponent(Game game) {
    evaluation = new Evaluation(game);
  }

  /** The first opponent, as often as it is wanted. */
  public static Contender contender(String name) {
    return new Contender() {
      @Override
      public String name() {
        return name;
      }

      @Override
      public Player enter(Game game, Limits pace) {
        return new FirstOpponent(game);
      }
    };
  }

  @Override
  public void begin(Position start) {
    table.clear();
  }

  /** It ends early, with the best that it has, when its thread is interrupted. */
  @Override
  public Answer play(Turn turn) {
    Limits limits =
        turn.limits().clock().map(clock -> turn.limits().time(share(clock))).orElse(turn.limits());
    table.nextSearch();
    Search.Found found = new Search(turn.position(), evaluation, table, limits).run();
    return new Answer(found.move().orElseThrow(), Optional.of(found.score()), found.depth(),
        found.nodes());
  }

  private static Duration share(Clock clock) {
    int moves = clock.movesToGo() > 0 ? Math.min(clock.movesToGo(), MOVES_TO_COME) : MOVES_TO_COME;
    Duration wanted = clock.left().dividedBy(moves).plus(clock.increment()).plus(clock.byoyomi());
    Duration most = clock.left().plus(clock.byoyomi()).minus(RESERVE);
    Duration least = Duration.ofMillis(1);
    Duration share = wanted.compareTo(most) < 0 ? wanted : most;
    return share.compareTo(least) > 0 ? share : least;
  }

  @Override
  public void close() {}
}
