package org.variorum.browser;

import java.util.List;
import org.variorum.engine.search.Engine;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Move;
import org.variorum.view.answer.ReviewedPly;
import org.variorum.view.json.AnswerWriter;
import org.variorum.view.search.LineReview;

/** A review of a line, which reports {@link ReviewedPly}. Its short searches are not divided. */
final class ReviewSearch extends SiteSearch {

  private static final long NANOS = 1_000_000;

  private final Engine engine;
  private final LineReview review;

  ReviewSearch(Engine engine, Position start, List<Move> moves) {
    this.engine = engine;
    review = new LineReview(start, moves,
        (ply, score, choice, done) -> report(AnswerWriter.text(new ReviewedPly(ply, score, choice, done))),
        () -> false);
  }

  @Override
  boolean proceed(int millis) {
    long end = System.nanoTime() + millis * NANOS;
    do {
      review.step(engine::search);
    } while (!review.isDone() && System.nanoTime() < end);
    return !review.isDone();
  }
}
