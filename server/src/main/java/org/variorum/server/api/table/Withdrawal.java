package org.variorum.server.api.table;

/**
 * A request to withdraw a challenge, and the answer to it.
 *
 * @param challenge the id of the challenge
 */
public record Withdrawal(String challenge) {}
