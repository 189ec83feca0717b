package org.variorum.server.thinking;

import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.variorum.engine.Result;
import org.variorum.engine.SearchLimits;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Move;
import org.variorum.server.guest.Visitor;
import org.variorum.view.answer.Choice;

/**
 * A review of a line. It evaluates the positions and the moves between them, with a few searches per turn. It stores
 * the moves and only one position: many reviews wait at a time, and all positions of a long line take more than ten
 * megabytes.
 */
final class ReviewJob extends Job {

  private static final SearchLimits LIMITS =
      SearchLimits.NONE.nodes(20_000).time(Duration.ofSeconds(1)).withoutContempt();

  private final SearcherPool searchers;
  private final List<Move> moves;
  private final ReviewListener listener;
  private final SearcherPool.LastSearcher lastSearcher = new SearcherPool.LastSearcher();
  /** The position to evaluate next, and the number of moves before it. */
  private Position position;
  private int nextPly;
  /**
   * The result of searching all moves of {@link #position}; null before that search. The move that was played there may
   * need a search of its own.
   */
  private @Nullable SearchResult searched;

  private record SearchResult(Result result, DepthResults depthResults) {}

  /** @param moves the moves of the line, in order */
  ReviewJob(Visitor asker, SearcherPool searchers, Position start, List<Move> moves,
      ReviewListener listener) {
    super(asker, JobPriority.STUDY);
    this.searchers = searchers;
    position = start;
    this.moves = moves;
    this.listener = listener;
  }

  @Override
  boolean work(TimeSlice turn) {
    searchers.runWith(EngineProfile.fullStrength(position.game()), lastSearcher, searcher -> {
      do {
        search(searcher);
      } while (nextPly <= moves.size() && !turn.isOver());
    });
    return nextPly > moves.size();
  }

  /** Runs one search: of the next position, or of the move that was played in it. */
  private void search(Searcher searcher) {
    if (searched == null) {
      DepthResults best = new DepthResults(this::isCancelled);
      searched = new SearchResult(searcher.search(position, LIMITS, 1, best), best);
      if (isOtherMovePlayed(best)) {
        return;
      }
    }
    Choice choice =
        nextPly < moves.size() ? choice(searcher, searched.depthResults, moves.get(nextPly)) : null;
    if (!isCancelled()) {
      listener.evaluated(nextPly, EngineLines.score(position.turn(), searched.result.score()), choice,
          nextPly == moves.size());
    }
    advance();
  }

  private void advance() {
    searched = null;
    if (nextPly < moves.size()) {
      position = position.play(moves.get(nextPly));
    }
    nextPly++;
  }

  private boolean isOtherMovePlayed(DepthResults best) {
    return nextPly < moves.size() && best.deepest() > 0 && !best.isBest(moves.get(nextPly));
  }

  /** Compares a move with the best move; null if a search has completed no depth. */
  private @Nullable Choice choice(Searcher searcher, DepthResults best, Move move) {
    if (best.deepest() == 0) {
      return null;
    }
    DepthResults played = best;
    if (isOtherMovePlayed(best)) {
      played = new DepthResults(this::isCancelled);
      searcher.search(position, LIMITS.moves(List.of(move)).depth(best.deepest()), 1, played);
    }
    int depth = played.deepest();
    return depth == 0 ? null : EngineLines.choice(position, best.resultAt(depth), played.resultAt(depth));
  }
}
