package org.variorum.server.table;

import java.time.Duration;
import org.variorum.rules.game.Move;
import org.variorum.rules.game.Position;
import org.variorum.server.api.Score;
import org.variorum.server.thinking.Handle;
import org.variorum.server.thinking.Reply;
import org.variorum.server.thinking.Thinking;

/** The computers that play: what tables ask of {@link Thinking}. */
interface Computers {

  Handle move(String guest, Position position, int level, long seed, Duration most, Reply<Move> reply);

  Handle judge(String guest, Position position, Reply<Score> reply);

  static Computers of(Thinking thinking) {
    return new Computers() {
      @Override
      public Handle move(String guest, Position position, int level, long seed, Duration most,
          Reply<Move> reply) {
        return thinking.move(guest, position, level, seed, most, reply);
      }

      @Override
      public Handle judge(String guest, Position position, Reply<Score> reply) {
        return thinking.judge(guest, position, reply);
      }
    };
  }
}
