package org.variorum.server.store;

import org.jspecify.annotations.Nullable;

/**
 * Signals a write that came too late, for example after another server's write. Nothing was written. The caller
 * must read the new events and decide again.
 */
public final class StaleException extends RuntimeException {

  private static final long serialVersionUID = 1;

  StaleException(String table, @Nullable Throwable cause) {
    super("table " + table + " was changed before this write", cause);
  }
}
