package org.variorum.server.api;

import org.jspecify.annotations.Nullable;

/**
 * A table in a list.
 *
 * @param you the side of the guest who asks
 * @param placement the last position
 * @param last the last move in SAN
 */
public record TableSummary(String id, String game, String name, Shape shape, String created, String changed,
    Color you, Seat white, Seat black, TableView.Stage stage, boolean yourTurn, int plies, String placement,
    @Nullable String last, @Nullable OutcomeView outcome) {}
