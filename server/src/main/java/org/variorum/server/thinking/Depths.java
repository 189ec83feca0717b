package org.variorum.server.thinking;

import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import org.variorum.engine.Result;
import org.variorum.engine.SearchListener;
import org.variorum.rules.position.Move;

/** Remembers what a search has found at each depth that it has finished. */
final class Depths implements SearchListener {

  private final BooleanSupplier cancelled;
  private final NavigableMap<Integer, Result> results = new TreeMap<>();

  Depths(BooleanSupplier cancelled) {
    this.cancelled = cancelled;
  }

  @Override
  public void deeper(Result result) {
    results.put(result.depth(), result);
  }

  @Override
  public boolean stopped() {
    return cancelled.getAsBoolean();
  }

  /** The last depth that was finished; 0 if none was. */
  int deepest() {
    return results.isEmpty() ? 0 : results.lastKey();
  }

  /** Whether a move was the best at the last depth. */
  boolean chose(Move move) {
    return at(deepest()).best().filter(move::equals).isPresent();
  }

  /** What was found at a depth, or at the last one before it. */
  Result at(int depth) {
    return results.floorEntry(depth).getValue();
  }
}
