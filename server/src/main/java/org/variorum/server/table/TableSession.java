package org.variorum.server.table;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.variorum.server.guest.Address;
import org.variorum.server.guest.Visitor;

/**
 * The part of a table's state that is kept even if the table itself is dropped from memory: the pages that watch, the
 * alarm for the flag, and the duration of the turn. Changed under the table's lock.
 */
final class TableSession {

  final Audience audience = new Audience();
  private final Map<String, Address> addresses = new HashMap<>();
  private volatile Timekeeper.@Nullable Alarm alarm;
  private TableState.@Nullable TurnStart turnBeginning;
  /** The duration of the turn, as measured by this server. */
  private final Stopwatch stopwatch = new Stopwatch();
  /** The requests that have arrived and are not handled yet. Several threads add to this set. */
  private final Set<ReceivedRequest> arrivals = ConcurrentHashMap.newKeySet();
  /** The tick before which no flag falls, except at a request of a guest. */
  private long flagsHeldUntil;
  private boolean isRecovering;
  /** The number of the last event that the pages have received. */
  private long lastSent;

  /** Notes the address of a player who is here; the computer's thinking is charged to this address. */
  void notePlayer(Visitor player) {
    addresses.put(player.id(), player.address());
  }

  /** A player, with the last known address. Players who were not here since the server started share one address. */
  Visitor player(String guest) {
    return new Visitor(guest, addresses.getOrDefault(guest, Address.UNKNOWN));
  }

  /** Notes the current turn of a table. If the turn is new here, its duration counts from {@code tick}. */
  void noteTurn(TableState.TurnStart turn, long tick) {
    if (!turn.equals(turnBeginning)) {
      turnBeginning = turn;
      stopwatch.begin(tick);
    }
  }

  boolean hasSeenATurn() {
    return turnBeginning != null;
  }

  Stopwatch stopwatch() {
    return stopwatch;
  }

  /** Notes the arrival of a request of a guest or of a result of the computer. */
  void expect(ReceivedRequest received) {
    arrivals.add(received);
  }

  /** Notes that a request or a result was handled or refused. */
  void settle(ReceivedRequest received) {
    arrivals.remove(received);
  }

  /**
   * The latest tick at which a flag may fall now: the earliest arrival that is not handled yet, at most {@code now}.
   */
  long flagTick(TableState state, long now) {
    return arrivals.stream()
        .filter(received -> received.guest() == null || state.sideOf(received.guest()) != null)
        .mapToLong(ReceivedRequest::tick).reduce(now, Math::min);
  }

  /** Whether the caller must begin to check whether the store accepts writes again; false if checks have begun. */
  boolean tryBeginRecovery() {
    boolean mustBegin = !isRecovering;
    isRecovering = true;
    return mustBegin;
  }

  void endRecovery() {
    isRecovering = false;
  }

  /** Delays flags until a tick, after a stall of the store: requests that arrived during it are handled first. */
  void holdFlags(long until) {
    flagsHeldUntil = until;
  }

  /** The remaining milliseconds in which no flag falls without a request; 0 if there are none. */
  long flagGrace(long now) {
    return Math.max(0, flagsHeldUntil - now);
  }

  void noteSent(long sequence) {
    lastSent = sequence;
  }

  boolean hasSent(long sequence) {
    return lastSent == sequence;
  }

  void setAlarm(Timekeeper.@Nullable Alarm next) {
    Timekeeper.Alarm last = alarm;
    if (last != null) {
      last.cancel();
    }
    alarm = next;
  }

  boolean hasAlarm() {
    return alarm != null;
  }

  /** The rank of the table for staying in memory; tables with a lower rank are dropped first. */
  int rank() {
    return audience.isEmpty() ? hasAlarm() ? 1 : 0 : 2;
  }

  /** Whether there is no activity: no page, no alarm, no waiting request and no stopped clock. */
  boolean isInactive() {
    return audience.isEmpty() && !hasAlarm() && arrivals.isEmpty() && !stopwatch.isStopped();
  }
}
