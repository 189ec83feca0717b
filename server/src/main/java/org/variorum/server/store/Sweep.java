package org.variorum.server.store;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * Some tables that were looked at.
 *
 * @param unplayed those that are removed, because no move was made there
 * @param last the last one that was looked at; missing if there are no more
 */
public record Sweep(List<String> unplayed, Optional<Mark> last) {

  /** Where to go on among tables, those first at which nothing has happened for longest. */
  public record Mark(Instant changed, String table) {

    /** Before all tables. */
    public static final Mark START = new Mark(Instant.EPOCH, "");
  }
}
