package org.variorum.server.store;

import org.jspecify.annotations.Nullable;

/** Another server wrote first what happened next at a table, or may have: nothing was written; read again and decide anew. */
public final class StaleException extends RuntimeException {

  private static final long serialVersionUID = 1;

  StaleException(String table, @Nullable Throwable cause) {
    super("table " + table + " has gone on elsewhere", cause);
  }
}
