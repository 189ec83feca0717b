package org.variorum.server.table;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Move;
import org.variorum.server.api.Score;
import org.variorum.server.guest.Visitor;
import org.variorum.server.thinking.Handle;
import org.variorum.server.thinking.Reply;

/** Computers that say what the test tells them to say. */
final class Puppets implements Computers {

  /** Moves that are wanted and were not given up. */
  final List<Wish<Move>> moves = new CopyOnWriteArrayList<>();
  /** MoveReviews likewise. */
  final List<Wish<Score>> evaluations = new CopyOnWriteArrayList<>();

  record Wish<T>(Visitor opponent, Position position, int level, Duration most, Reply<T> reply) {}

  @Override
  public Handle move(Visitor opponent, Position position, int level, long seed, Duration most,
      Reply<Move> reply) {
    return add(moves, new Wish<>(opponent, position, level, most, reply));
  }

  @Override
  public Handle evaluate(Visitor opponent, Position position, Reply<Score> reply) {
    return add(evaluations, new Wish<>(opponent, position, 0, Duration.ZERO, reply));
  }

  private static <T> Handle add(List<Wish<T>> wishes, Wish<T> wish) {
    wishes.add(wish);
    return () -> wishes.removeIf(other -> other == wish);
  }

  /** The computer that waits moves. */
  void move(String text) {
    Wish<Move> wish = Eventually.get(() -> moves.getFirst());
    moves.remove(wish);
    wish.reply.found(wish.position.find(text).orElseThrow());
  }

  void refuse(int places) {
    Wish<Move> wish = Eventually.get(() -> moves.getFirst());
    moves.remove(wish);
    wish.reply.full(places);
  }

  void fail() {
    Wish<Move> wish = Eventually.get(() -> moves.getFirst());
    moves.remove(wish);
    wish.reply.failed();
  }

  /** The score, in centipawns for White, of a computer to which a draw is offered. */
  void evaluate(int centipawns) {
    Wish<Score> wish = Eventually.get(() -> evaluations.getFirst());
    evaluations.remove(wish);
    wish.reply.found(new Score(centipawns, null));
  }
}
