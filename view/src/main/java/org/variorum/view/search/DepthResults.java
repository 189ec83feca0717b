package org.variorum.view.search;

import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import org.variorum.engine.Result;
import org.variorum.engine.SearchListener;
import org.variorum.rules.position.Move;

/** The results of one search, one for each completed depth. */
final class DepthResults implements SearchListener {

  private final BooleanSupplier cancelled;
  private final NavigableMap<Integer, Result> results = new TreeMap<>();

  DepthResults(BooleanSupplier cancelled) {
    this.cancelled = cancelled;
  }

  @Override
  public void depthCompleted(Result result) {
    results.put(result.depth(), result);
  }

  @Override
  public boolean mustStop() {
    return cancelled.getAsBoolean();
  }

  /** The last completed depth; 0 if there is none. */
  int deepest() {
    return results.isEmpty() ? 0 : results.lastKey();
  }

  /** Whether a move was the best at the last completed depth. */
  boolean isBest(Move move) {
    return resultAt(deepest()).bestMove().filter(move::equals).isPresent();
  }

  /** The result at a depth, or at the greatest completed depth below it. */
  Result resultAt(int depth) {
    return results.floorEntry(depth).getValue();
  }
}
