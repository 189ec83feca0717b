package org.variorum.server.store.challenge;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.variorum.server.api.table.TimeControl;
import org.variorum.view.answer.Color;

/**
 * A challenge of a guest to any other guest. Without games and family, any game is on offer.
 *
 * @param guest the id of the guest who opened it
 * @param origins keyed hashes of the guest's address and of the wider networks that contain it
 * @param games the ids of the games on offer; empty if a family or any game is on offer
 * @param side the guest's side; null if it is chosen at random
 * @param time null for play without clocks
 * @param table the id of the table of the guest who accepted it; null while it is open
 */
public record Challenge(String id, String guest, List<String> origins, List<String> games,
    @Nullable String family, List<String> options, @Nullable Color side, @Nullable TimeControl time,
    Instant created, @Nullable String table) {

  public Challenge {
    origins = List.copyOf(origins);
    games = List.copyOf(games);
    options = List.copyOf(options);
  }

  /** Whether no guest has accepted it yet. */
  public boolean isOpen() {
    return table == null;
  }

  /** Whether it is open only while its guest has a page open; a challenge to a correspondence game needs no page. */
  public boolean isLive() {
    return time == null || time.days() == null;
  }
}
