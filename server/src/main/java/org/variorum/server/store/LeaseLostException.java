package org.variorum.server.store;

/** Another server has taken the table over: nothing was written, and this server has nothing more to do there by itself. */
public final class LeaseLostException extends RuntimeException {

  private static final long serialVersionUID = 1;

  LeaseLostException(String table) {
    super("table " + table + " is another server's now");
  }
}
