package org.variorum.server.store;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.variorum.server.api.Color;
import org.variorum.server.api.table.TimeControl;

/**
 * What is settled when a table is made; the rest are events.
 *
 * @param start the FEN from which the game starts; the game's start position if missing
 * @param opening moves that were made before, as COM-3 writes them
 * @param openingSan the same as people write them; empty in what was stored before that was kept
 * @param openingTurns the side to move after each of them; empty where sides alternated
 * @param seats the occupants; as it is read, with the guests who have sat down since
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

  /** The same with these texts of its rules, which many tables can share. */
  public Founding by(Map<String, String> sources) {
    return new Founding(id, new StoredRules(rules.key(), rules.hash(), rules.options(), sources), start,
        opening,
        openingSan, openingTurns, seats, time, created);
  }
}
