package org.variorum.server.table;

import org.jspecify.annotations.Nullable;

/** A page's subscription to a table, until {@link #close}. */
public interface Subscription extends AutoCloseable {

  /** Sets whether the page still responds; the other pages then show its guest as present or absent. */
  void setPresent(boolean present);

  /**
   * Renews the subscription at the request of the page. Sends the page an update, or nothing if it is up to date.
   *
   * @param plies the number of the table's moves that the page has
   * @param last the last move that the page has
   */
  void renew(int plies, @Nullable String last);

  @Override
  void close();
}
