package org.variorum.server.table;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.variorum.server.guest.Address;
import org.variorum.server.guest.Visitor;

/**
 * What is kept of a table also while there is no room for the table itself: the pages that look on, when the flag falls,
 * and for how long the turn has lasted. Changed under the table's lock.
 */
final class TableSession {

  final Audience audience = new Audience();
  private final Map<String, Address> seen = new HashMap<>();
  private volatile Timekeeper.@Nullable Alarm alarm;
  private TableState.@Nullable Beginning began;
  /** How long the turn has lasted for this server. */
  private final Stopwatch stopwatch = new Stopwatch();
  /** What has come and is not done yet. Several threads add to it. */
  private final Set<ReceivedRequest> arrivals = ConcurrentHashMap.newKeySet();
  /** No flag falls before this tick without being asked for. */
  private long flagsHeld;
  private boolean recovering;
  /** The last stored event that the audience has heard of. */
  private long told;

  /** A player has been here: the computer's thinking is charged to the player's address. */
  void seen(Visitor player) {
    seen.put(player.id(), player.address());
  }

  /** A player as last seen. All players who have not been here since the server started share one address. */
  Visitor player(String guest) {
    return new Visitor(guest, seen.getOrDefault(guest, Address.UNKNOWN));
  }

  /** Sees how a table is that was read: everything that is not known yet happened at that tick. */
  void see(TableState.Beginning turn, long tick) {
    if (!turn.equals(began)) {
      began = turn;
      stopwatch.begin(tick);
    }
  }

  boolean hasSeenATurn() {
    return began != null;
  }

  Stopwatch stopwatch() {
    return stopwatch;
  }

  /** Something has come that a player, or the computer, wants. It may wait until others are done at the table. */
  void expect(ReceivedRequest received) {
    arrivals.add(received);
  }

  /** It is done, or refused. */
  void settle(ReceivedRequest received) {
    arrivals.remove(received);
  }

  /** Up to when time may have run out: what came from a player before is evaluated first, as of when it came. */
  long evaluatedUpTo(TableState state, long now) {
    return arrivals.stream()
        .filter(received -> received.guest() == null || state.sideOf(received.guest()) != null)
        .mapToLong(ReceivedRequest::tick).reduce(now, Math::min);
  }

  /** Whether to begin to look whether the store takes writes again; not if that has begun already. */
  boolean beginsRecovery() {
    boolean begins = !recovering;
    recovering = true;
    return begins;
  }

  void endRecovery() {
    recovering = false;
  }

  /** The store has stood still: what came meanwhile, perhaps to other servers, is heard before a flag falls. */
  void holdFlags(long until) {
    flagsHeld = until;
  }

  /** For how many milliseconds no flag falls yet. */
  long flagsHeld(long now) {
    return Math.max(0, flagsHeld - now);
  }

  void told(long sequence) {
    told = sequence;
  }

  boolean hasTold(long sequence) {
    return told == sequence;
  }

  void set(Timekeeper.@Nullable Alarm next) {
    Timekeeper.Alarm last = alarm;
    if (last != null) {
      last.cancel();
    }
    alarm = next;
  }

  boolean isTicking() {
    return alarm != null;
  }

  /** The less, the sooner the table may go. */
  int rank() {
    return audience.isEmpty() ? isTicking() ? 1 : 0 : 2;
  }

  /** Whether nothing is going on: no page, no alarm, no arrival, no stopped clock. */
  boolean isOver() {
    return audience.isEmpty() && !isTicking() && arrivals.isEmpty() && !stopwatch.isStopped();
  }
}
