package org.variorum.server.store;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.variorum.server.api.table.TimeControl;
import org.variorum.view.answer.Color;

/**
 * The data of a table that is fixed when the table is created; all later changes are events.
 *
 * @param start the FEN from which the game starts; missing for the game's start position
 * @param opening the moves that were made before the table was created, as in COM-3
 * @param openingSan the same moves in SAN; empty in data that was stored before SAN was stored
 * @param openingTurns the side to move after each of these moves; empty if the sides alternate
 * @param seats the occupants; when read from the store, also the guests who sat down later
 * @param time missing for play without clocks
 */
public record Founding(String id, StoredRules rules, @Nullable String start, List<String> opening,
    List<String> openingSan, List<Color> openingTurns, Seats seats, @Nullable TimeControl time,
    Instant created) {

  public Founding {
    opening = List.copyOf(opening);
    openingSan = List.copyOf(openingSan);
    openingTurns = List.copyOf(openingTurns);
  }

  /** Returns a copy with this map of sources in its rules, so that many tables can share one map. */
  public Founding withSources(Map<String, String> sources) {
    return new Founding(id, new StoredRules(rules.key(), rules.hash(), rules.options(), sources), start,
        opening,
        openingSan, openingTurns, seats, time, created);
  }
}
