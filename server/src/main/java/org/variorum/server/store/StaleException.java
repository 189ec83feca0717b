package org.variorum.server.store;

import org.jspecify.annotations.Nullable;

/** Another server wrote the table's next event first, or may have. Nothing was written: read again and decide again. */
public final class StaleException extends RuntimeException {

  private static final long serialVersionUID = 1;

  StaleException(String table, @Nullable Throwable cause) {
    super("table " + table + " has gone on elsewhere", cause);
  }
}
