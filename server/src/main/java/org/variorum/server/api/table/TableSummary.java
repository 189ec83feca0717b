package org.variorum.server.api.table;

import org.jspecify.annotations.Nullable;
import org.variorum.rules.definition.DefinitionKey;
import org.variorum.view.answer.Color;
import org.variorum.view.answer.OutcomeView;

/**
 * A table in a guest's list of tables.
 *
 * @param game the id under which the server offers the game
 * @param definition the definition in use, which may be an older version than the current one
 * @param created the time when the table was created, in ISO 8601
 * @param changed the time of the last event at the table, in ISO 8601
 * @param you the side of the guest whose list this is
 * @param placement the piece placement of the last position, as in a FEN
 * @param last the last move in SAN; missing if there is none
 * @param time the time control; missing in a game without clocks
 * @param deadline the time by which the side to move of a correspondence game must have moved, in ISO 8601; missing in
 *     other games and after the end
 */
public record TableSummary(String id, String game, DefinitionKey definition, String name,
    String created, String changed, Color you, Seat white, Seat black, TableView.Stage stage,
    boolean yourTurn, int plies, String placement,
    @Nullable String last, @Nullable OutcomeView outcome, @Nullable TimeControl time,
    @Nullable String deadline) {}
