package org.variorum.server.thinking;

import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.variorum.engine.Result;
import org.variorum.engine.SearchLimits;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Move;
import org.variorum.server.api.Choice;
import org.variorum.server.guest.Visitor;

/**
 * A review of a line. It evaluates the positions and the moves between them, with a few searches per turn. It stores
 * the moves and only one position: many reviews wait at a time, and all positions of a long line take more than ten
 * megabytes.
 */
final class ReviewJob extends Job {

  private static final SearchLimits LIMITS =
      SearchLimits.NONE.nodes(20_000).time(Duration.ofSeconds(1)).forScores();

  private final SearcherPool searchers;
  private final List<Move> moves;
  private final MoveReviews evaluations;
  private final SearcherPool.Last last = new SearcherPool.Last();
  /** The position to evaluate next, and the number of moves before it. */
  private Position position;
  private int next;
  /**
   * The result of searching {@link #position}; null before that search. The move played there may need a second search.
   */
  private @Nullable Searched searched;

  private record Searched(Result result, Depths depths) {}

  /** @param moves the moves of the line, in order */
  ReviewJob(Visitor asker, SearcherPool searchers, Position start, List<Move> moves,
      MoveReviews evaluations) {
    super(asker, JobPriority.STUDY);
    this.searchers = searchers;
    position = start;
    this.moves = moves;
    this.evaluations = evaluations;
  }

  @Override
  boolean work(TimeSlice turn) {
    searchers.with(EngineProfile.best(position.game()), last, searcher -> {
      do {
        search(searcher);
      } while (next <= moves.size() && !turn.over());
    });
    return next > moves.size();
  }

  /** Runs one search: of the next position, or of the move that was played in it. */
  private void search(Searcher searcher) {
    if (searched == null) {
      Depths best = new Depths(this::isCancelled);
      searched = new Searched(searcher.search(position, LIMITS, 1, best), best);
      if (isOtherMovePlayed(best)) {
        return;
      }
    }
    Choice choice = next < moves.size() ? choice(searcher, searched.depths, moves.get(next)) : null;
    if (!isCancelled()) {
      evaluations.evaluated(next, EngineLines.score(position.turn(), searched.result.score()), choice,
          next == moves.size());
    }
    advance();
  }

  private void advance() {
    searched = null;
    if (next < moves.size()) {
      position = position.play(moves.get(next));
    }
    next++;
  }

  private boolean isOtherMovePlayed(Depths best) {
    return next < moves.size() && best.deepest() > 0 && !best.isBest(moves.get(next));
  }

  /** Compares a move with the best move; null if a search has completed no depth. */
  private @Nullable Choice choice(Searcher searcher, Depths best, Move move) {
    if (best.deepest() == 0) {
      return null;
    }
    Depths played = best;
    if (isOtherMovePlayed(best)) {
      played = new Depths(this::isCancelled);
      searcher.search(position, LIMITS.moves(List.of(move)).depth(best.deepest()), 1, played);
    }
    int depth = played.deepest();
    return depth == 0 ? null : EngineLines.choice(position, best.at(depth), played.at(depth));
  }
}
