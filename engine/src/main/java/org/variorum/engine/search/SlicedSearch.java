package org.variorum.engine.search;

import java.util.function.BooleanSupplier;
import org.variorum.engine.Result;

/**
 * A search in slices on the caller's thread, so that a program with one thread can do other work between two slices.
 * The table, the histories and the lines found stay. A depth that a slice leaves unfinished is searched again from its
 * beginning: with the table's help, quickly. Another search or evaluation by the same engine ends this search.
 */
public final class SlicedSearch {

  private final Search search;

  SlicedSearch(Search search) {
    this.search = search;
  }

  /**
   * Searches on until the slice must end, or a limit is reached, or the listener stops the search; returns whether the
   * search goes on.
   *
   * @param mustEnd whether the slice must end now, such as after 50 milliseconds. Polled every few nodes. A slice
   *     should allow thousands of nodes; in smaller slices, the search may never finish a depth
   */
  public boolean step(BooleanSupplier mustEnd) {
    return search.step(mustEnd);
  }

  /** The result so far; after the last step, the final result. */
  public Result result() {
    return search.result();
  }
}
