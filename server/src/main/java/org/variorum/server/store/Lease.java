package org.variorum.server.store;

/**
 * The right to do at a table what nobody asks for. One server at a time has it.
 *
 * @param number goes up whenever another server takes the table over
 */
public record Lease(String table, long number) {}
