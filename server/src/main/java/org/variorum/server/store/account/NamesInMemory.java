package org.variorum.server.store.account;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.variorum.server.guest.GuestNames;
import org.variorum.server.guest.Visitor;

/**
 * The names of all people, in memory: so no page waits for the database to show a name, or to learn whether a guest's
 * cookie belongs to a person with a name. A name takes about 200 bytes. Thread-safe.
 */
public final class NamesInMemory implements GuestNames {

  /** The shown name of a person whose name was deleted. */
  public static final String DELETED = "a deleted name";
  /** Other servers' changes become visible some time after the date that they have. */
  private static final long OVERLAP = Duration.ofMinutes(2).toMillis();

  private final AccountStore store;
  /** The names by guests' ids; empty for a deleted name. */
  private final Map<String, Optional<String>> names = new ConcurrentHashMap<>();
  private long readUntil;

  public NamesInMemory(AccountStore store) {
    this.store = store;
  }

  /** Reads the names that have changed. */
  public synchronized void refresh() {
    long now = System.currentTimeMillis();
    names.putAll(store.namesSince(readUntil));
    readUntil = now - OVERLAP;
  }

  /** Whether a guest's id belongs to a person with a name, or with a name that was deleted. */
  public boolean isNamed(String guest) {
    return names.containsKey(guest);
  }

  @Override
  public String name(String guest) {
    Optional<String> name = names.get(guest);
    return name == null ? Visitor.name(guest) : name.orElse(DELETED);
  }
}
