package org.variorum.server.table;

import org.jspecify.annotations.Nullable;

/** A page's subscription to a table, until {@link #close}. */
public interface Subscription extends AutoCloseable {

  /** Sets whether the page still responds. The other pages see whether its guest is present. */
  void setPresent(boolean present);

  /**
   * Renews the subscription at the request of the page. Sends the page what it lacks, or nothing if it is up to date.
   *
   * @param plies the number of the table's moves that the page has
   * @param last the last move that the page has
   */
  void renew(int plies, @Nullable String last);

  @Override
  void close();
}
