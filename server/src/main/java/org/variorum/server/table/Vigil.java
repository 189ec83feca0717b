package org.variorum.server.table;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.variorum.server.guest.Address;
import org.variorum.server.guest.Visitor;

/**
 * What is kept of a table also while there is no room for the table itself: who looks on, when the flag falls, and for how
 * long the turn has lasted. Changed under the table's lock.
 */
final class Vigil {

  private static final Address UNKNOWN = Address.of("unknown");

  final Audience audience = new Audience();
  private final Map<String, Address> seen = new HashMap<>();
  private volatile Timekeeper.@Nullable Alarm alarm;
  private Course.@Nullable Beginning began;
  /** The tick at which the turn began for this server. */
  private long beganAt;
  /** The last happening that the audience has heard of. */
  private long told;

  /** A player has been here: from where is whom the computer's thinking is put down to. */
  void seen(Visitor player) {
    seen.put(player.id(), player.address());
  }

  /** A player as last seen. All who have not been here since the server started share one address. */
  Visitor player(String guest) {
    return new Visitor(guest, seen.getOrDefault(guest, UNKNOWN));
  }

  /** Sees how a table is that was read: everything that is not known yet happened at that tick. */
  void see(Course.Beginning turn, long tick) {
    if (!turn.equals(began)) {
      began = turn;
      beganAt = tick;
    }
  }

  boolean hasSeenATurn() {
    return began != null;
  }

  /** For how many milliseconds the turn has lasted. */
  long spent(long now) {
    return now - beganAt;
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

  /** Whether nobody waits for anything. */
  boolean isOver() {
    return audience.isEmpty() && !isTicking();
  }
}
