package org.variorum.server.store;

import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.variorum.server.api.Color;
import org.variorum.server.api.OutcomeView;
import org.variorum.server.api.table.TableView.Stage;

/**
 * The summary of a table for lists.
 *
 * @param changed the time of the last event
 * @param last the last move in SAN
 */
public record Digest(Instant changed, Stage stage, Color turn, int plies,
    String placement, @Nullable String last, @Nullable OutcomeView outcome) {}
