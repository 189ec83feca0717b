package org.variorum.rules.compile;

import org.jspecify.annotations.Nullable;

/** What makes a game fast beside its {@link Tables}: made when it is first asked for, because not every game is played. */
public final class FastTables {

  public final Tables tables;
  private @Nullable Reaches reaches;
  private boolean reachesKnown;
  private @Nullable PlainTables plain;
  private boolean plainKnown;

  public FastTables(Tables tables) {
    this.tables = tables;
  }

  /** Programs to look up; null if the game's pieces must be walked. */
  public synchronized @Nullable Reaches reaches() {
    if (!reachesKnown) {
      reaches = Reaches.of(tables);
      reachesKnown = true;
    }
    return reaches;
  }

  /** Tables for finding moves by sets of squares; null if the game is not plain. */
  public synchronized @Nullable PlainTables plain() {
    if (!plainKnown) {
      plain = PlainTables.of(tables, reaches());
      plainKnown = true;
    }
    return plain;
  }
}
