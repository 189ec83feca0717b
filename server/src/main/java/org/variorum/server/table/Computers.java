package org.variorum.server.table;

import java.time.Duration;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Move;
import org.variorum.server.guest.Visitor;
import org.variorum.server.thinking.EngineScheduler;
import org.variorum.server.thinking.Reply;
import org.variorum.server.thinking.SearchHandle;
import org.variorum.view.answer.Score;

/** The engine's services for tables; see {@link EngineScheduler}. */
interface Computers {

  SearchHandle findMove(Visitor opponent, Position position, int level, long seed, Duration maxTime,
      Reply<Move> reply);

  SearchHandle evaluate(Visitor opponent, Position position, Reply<Score> reply);

  static Computers of(EngineScheduler thinking) {
    return new Computers() {
      @Override
      public SearchHandle findMove(Visitor opponent, Position position, int level, long seed,
          Duration maxTime,
          Reply<Move> reply) {
        return thinking.findMove(opponent, position, level, seed, maxTime, reply);
      }

      @Override
      public SearchHandle evaluate(Visitor opponent, Position position, Reply<Score> reply) {
        return thinking.evaluate(opponent, position, reply);
      }
    };
  }
}
