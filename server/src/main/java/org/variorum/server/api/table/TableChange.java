package org.variorum.server.api.table;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.variorum.view.answer.Color;
import org.variorum.view.answer.OutcomeView;
import org.variorum.view.answer.PlyView;
import org.variorum.view.answer.PositionView;
import org.variorum.view.game.Offer;

/**
 * An update of a {@link TableView} that the page already has: all values that may have changed. A value that is missing
 * here is missing in the updated table.
 */
public record TableChange(String id, long sequence, @Nullable Color you, Seat white, Seat black,
    TableView.Stage stage, int from, List<PlyView> plies, PositionView position,
    List<String> firsts, TableView.@Nullable Clocks clocks, int watchers,
    TableView.@Nullable Offer offer, TableView.@Nullable Thinking thinking, @Nullable OutcomeView outcome,
    @Nullable String rematch) {

  /** Returns the part of a table that may change. */
  public static TableChange of(TableView view) {
    return new TableChange(view.id(), view.sequence(), view.you(), view.white(), view.black(), view.stage(),
        view.from(), view.plies(), view.position(), view.firsts(), view.clocks(), view.watchers(),
        view.offer(), view.thinking(), view.outcome(), view.rematch());
  }

  /** Returns one change for this change and an earlier one that the page has not received. */
  public TableChange mergedWith(TableChange earlier) {
    return from <= earlier.from ? this : withPlies(earlier.from, pliesFrom(earlier.from, earlier.plies));
  }

  /** Returns a table as it is after this change. */
  public TableView appliedTo(TableView table) {
    TableChange merged = mergedWith(of(table));
    return new TableView(id, table.game(), table.options(), sequence, table.created(), you, white, black,
        table.time(), stage, table.start(), table.startNumber(), merged.from, merged.plies, position, firsts,
        clocks, watchers, offer, thinking, outcome, rematch);
  }

  private List<PlyView> pliesFrom(int first, List<PlyView> earlier) {
    List<PlyView> merged = new ArrayList<>(earlier.subList(0, from - first));
    merged.addAll(plies);
    return merged;
  }

  private TableChange withPlies(int first, List<PlyView> merged) {
    return new TableChange(id, sequence, you, white, black, stage, first, merged, position, firsts, clocks,
        watchers, offer, thinking, outcome, rematch);
  }
}
