package org.variorum.server.api.account;

/**
 * The sessions to end.
 *
 * @param session the {@link SessionView#id} of a session; {@code this} for the one of the request, {@code others} for
 *     all others
 */
public record SessionChoice(String session) {}
