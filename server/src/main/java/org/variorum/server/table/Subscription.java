package org.variorum.server.table;

import org.jspecify.annotations.Nullable;

/** Hearing of a table, until it is closed. */
public interface Subscription extends AutoCloseable {

  /** The page has fallen silent, or is heard again: others are told whether anybody is there. */
  void attend(boolean present);

  /**
   * Is asked for again, by the same page. It is told what it does not have; nothing if it has all.
   *
   * @param plies how many of the table's moves the page has
   * @param last the last of them
   */
  void again(int plies, @Nullable String last);

  @Override
  void close();
}
