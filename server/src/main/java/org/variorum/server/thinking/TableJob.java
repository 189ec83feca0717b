package org.variorum.server.thinking;

import java.util.Optional;
import java.util.function.Function;
import org.variorum.engine.Limits;
import org.variorum.engine.Listener;
import org.variorum.engine.Result;
import org.variorum.rules.game.Position;

/**
 * One search for a table, in one turn.
 *
 * @param <T> what the table wants to know of its result
 */
final class TableJob<T> extends Job {

  private final Minds minds;
  private final Temper temper;
  private final Position position;
  private final Limits limits;
  private final Function<Result, Optional<T>> answer;
  private final Reply<T> reply;

  TableJob(String guest, Minds minds, Temper temper, Position position, Limits limits,
      Function<Result, Optional<T>> answer, Reply<T> reply) {
    super(guest, Lane.TABLE);
    this.minds = minds;
    this.temper = temper;
    this.position = position;
    this.limits = limits;
    this.answer = answer;
    this.reply = reply;
  }

  @Override
  boolean work(Turn turn) {
    minds.with(temper, null, mind -> {
      Result result = mind.search(position, limits, 1, new Patience(turn));
      if (!turn.over()) {
        answer.apply(result).ifPresentOrElse(reply::found, reply::failed);
      }
    });
    return true;
  }

  /** Waits to the end of the turn, and is not curious. */
  private record Patience(Turn turn) implements Listener {

    @Override
    public void deeper(Result result) {}

    @Override
    public boolean stopped() {
      return turn.over();
    }
  }

  @Override
  void waiting(int before) {
    reply.waiting(before);
  }

  @Override
  void failed() {
    reply.failed();
  }
}
