package org.variorum.view.search;

import java.time.Duration;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.variorum.engine.Result;
import org.variorum.engine.SearchLimits;
import org.variorum.engine.SearchListener;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Move;
import org.variorum.view.answer.Choice;

/**
 * A review of a line: the evaluation of its positions and of the moves between them, one search after the other. It
 * stores the moves and only one position: many reviews can wait at a time, and all positions of a long line take more
 * than ten megabytes.
 */
public final class LineReview {

  private static final SearchLimits LIMITS =
      SearchLimits.NONE.nodes(20_000).time(Duration.ofSeconds(1)).withoutContempt();

  private final List<Move> moves;
  private final ReviewListener listener;
  private final BooleanSupplier cancelled;
  /** The position to evaluate next, and the number of moves before it. */
  private Position position;
  private int nextPly;
  /**
   * The result of searching all moves of {@link #position}; null before that search. The move that was played there may
   * need a search of its own.
   */
  private @Nullable SearchResult searched;

  private record SearchResult(Result result, DepthResults depthResults) {}

  /** A searcher of positions, such as an engine. */
  @FunctionalInterface
  public interface Searcher {
    Result search(Position position, SearchLimits limits, int lines, SearchListener listener);
  }

  /**
   * @param moves the moves of the line, in order
   * @param cancelled whether the review is no longer needed; asked during searches
   */
  public LineReview(Position start, List<Move> moves, ReviewListener listener, BooleanSupplier cancelled) {
    position = start;
    this.moves = List.copyOf(moves);
    this.listener = listener;
    this.cancelled = cancelled;
  }

  /** Whether all positions are evaluated. */
  public boolean isDone() {
    return nextPly > moves.size();
  }

  /** Runs one search: of the next position, or of the move that was played in it. */
  public void step(Searcher searcher) {
    if (searched == null) {
      DepthResults best = new DepthResults(cancelled);
      searched = new SearchResult(searcher.search(position, LIMITS, 1, best), best);
      if (isOtherMovePlayed(best)) {
        return;
      }
    }
    Choice choice =
        nextPly < moves.size() ? choice(searcher, searched.depthResults, moves.get(nextPly)) : null;
    if (!cancelled.getAsBoolean()) {
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
      played = new DepthResults(cancelled);
      searcher.search(position, LIMITS.moves(List.of(move)).depth(best.deepest()), 1, played);
    }
    int depth = played.deepest();
    return depth == 0 ? null : EngineLines.choice(position, best.resultAt(depth), played.resultAt(depth));
  }
}
