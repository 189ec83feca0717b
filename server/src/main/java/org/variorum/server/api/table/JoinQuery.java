package org.variorum.server.api.table;

import org.jspecify.annotations.Nullable;

/**
 * A request to accept a challenge.
 *
 * @param challenge the id of the challenge
 * @param game the id of the game, one of those on offer; chosen at random if missing
 */
public record JoinQuery(String challenge, @Nullable String game) {}
