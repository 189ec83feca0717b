package org.variorum.server.table;

/** Hearing of a table, until it is closed. */
public interface Subscription extends AutoCloseable {

  /** The page has fallen silent, or is heard again: others are told whether anybody is there. */
  void attend(boolean present);

  @Override
  void close();
}
