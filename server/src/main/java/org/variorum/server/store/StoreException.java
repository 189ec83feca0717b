package org.variorum.server.store;

import org.jspecify.annotations.Nullable;

/** The database failed: it cannot be opened or read, or it is not known whether what was to be written is. */
public final class StoreException extends RuntimeException {

  private static final long serialVersionUID = 1;

  StoreException(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
