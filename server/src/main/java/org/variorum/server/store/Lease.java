package org.variorum.server.store;

/**
 * The right to do at a table what no guest asks for. One server at a time has it.
 *
 * @param number goes up whenever another server takes the table over
 */
public record Lease(String table, long number) {

  /** Another server has taken the table over: nothing was written, and this server has nothing more to do there by itself. */
  public static final class Lost extends RuntimeException {

    private static final long serialVersionUID = 1;

    Lost(String table) {
      super("table " + table + " is another server's now");
    }
  }
}
