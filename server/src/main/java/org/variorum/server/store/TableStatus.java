package org.variorum.server.store;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.variorum.server.api.table.TableView.Stage;
import org.variorum.view.answer.Color;
import org.variorum.view.answer.OutcomeView;

/**
 * The current status of a table, as lists of tables show it.
 *
 * @param changed the time of the last event
 * @param plies the number of moves
 * @param placement the piece placement, as in a FEN
 * @param last the last move in SAN; null before the first move
 * @param deadline the time after which a correspondence game ends unless something happens; null in other games
 * @param unmoved the sides that have made no move at this table
 */
public record TableStatus(Instant changed, Stage stage, Color turn, int plies,
    String placement, @Nullable String last, @Nullable OutcomeView outcome, @Nullable Instant deadline,
    List<Color> unmoved) {

  public TableStatus {
    unmoved = List.copyOf(unmoved);
  }

  /** Creates the status of a table that is not a correspondence game in progress. */
  public TableStatus(Instant changed, Stage stage, Color turn, int plies, String placement,
      @Nullable String last,
      @Nullable OutcomeView outcome) {
    this(changed, stage, turn, plies, placement, last, outcome, null, List.of());
  }
}
