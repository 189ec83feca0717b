package org.variorum.server.table;

/** Hearing of a table, until it is closed. */
public interface Subscription extends AutoCloseable {

  @Override
  void close();
}
