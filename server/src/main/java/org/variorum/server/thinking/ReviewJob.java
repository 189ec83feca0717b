package org.variorum.server.thinking;

import java.util.List;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Move;
import org.variorum.server.guest.Visitor;
import org.variorum.view.search.EngineProfile;
import org.variorum.view.search.LineReview;
import org.variorum.view.search.ReviewListener;

/** A review of a line, with a few searches per turn. */
final class ReviewJob extends Job {

  private final SearcherPool searchers;
  private final Game game;
  private final LineReview review;
  private final SearcherPool.LastSearcher lastSearcher = new SearcherPool.LastSearcher();

  /** @param moves the moves of the line, in order */
  ReviewJob(Visitor asker, SearcherPool searchers, Position start, List<Move> moves,
      ReviewListener listener) {
    super(asker, JobPriority.STUDY);
    this.searchers = searchers;
    game = start.game();
    review = new LineReview(start, moves, listener, this::isCancelled);
  }

  @Override
  boolean work(TimeSlice turn) {
    searchers.runWith(EngineProfile.fullStrength(game), lastSearcher, searcher -> {
      do {
        review.step(searcher::search);
      } while (!review.isDone() && !turn.isOver());
    });
    return review.isDone();
  }
}
