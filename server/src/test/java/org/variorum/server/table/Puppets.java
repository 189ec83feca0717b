package org.variorum.server.table;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Move;
import org.variorum.server.guest.Visitor;
import org.variorum.server.thinking.Reply;
import org.variorum.server.thinking.SearchHandle;
import org.variorum.view.answer.Score;

/** Computers that say what the test tells them to say. */
final class Puppets implements Computers {

  /** Moves that are wanted and were not given up. */
  final List<Request<Move>> moves = new CopyOnWriteArrayList<>();
  /** ReviewListener likewise. */
  final List<Request<Score>> evaluations = new CopyOnWriteArrayList<>();

  record Request<T>(Visitor opponent, Position position, int level, Duration most, Reply<T> reply) {}

  @Override
  public SearchHandle findMove(Visitor opponent, Position position, int level, long seed, Duration most,
      Reply<Move> reply) {
    return add(moves, new Request<>(opponent, position, level, most, reply));
  }

  @Override
  public SearchHandle evaluate(Visitor opponent, Position position, Reply<Score> reply) {
    return add(evaluations, new Request<>(opponent, position, 0, Duration.ZERO, reply));
  }

  private static <T> SearchHandle add(List<Request<T>> requests, Request<T> request) {
    requests.add(request);
    return () -> requests.removeIf(other -> other == request);
  }

  /** The computer that waits moves. */
  void move(String text) {
    Request<Move> request = Eventually.get(() -> moves.getFirst());
    moves.remove(request);
    request.reply.found(request.position.find(text).orElseThrow());
  }

  void refuse(int places) {
    Request<Move> request = Eventually.get(() -> moves.getFirst());
    moves.remove(request);
    request.reply.full(places);
  }

  void fail() {
    Request<Move> request = Eventually.get(() -> moves.getFirst());
    moves.remove(request);
    request.reply.failed();
  }

  /** The score, in centipawns for White, of a computer to which a draw is offered. */
  void evaluate(int centipawns) {
    Request<Score> request = Eventually.get(() -> evaluations.getFirst());
    evaluations.remove(request);
    request.reply.found(new Score(centipawns, null));
  }
}
