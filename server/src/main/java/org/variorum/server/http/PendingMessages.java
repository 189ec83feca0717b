package org.variorum.server.http;

import java.time.Duration;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import org.variorum.server.api.table.ServerMessage;
import org.variorum.server.api.table.TableChange;
import org.variorum.server.api.table.TableView;
import org.variorum.server.budget.Budget;
import org.variorum.server.guest.Address;

/**
 * The messages not yet sent to a page, in order. Messages about the same table or the same analysis are merged into
 * one, so that it stays small however much happens while a page reads slowly. Any thread may put in; one takes out.
 */
final class PendingMessages {

  private static final int CAPACITY = 256;
  /** About the bytes of a small message. */
  private static final long MESSAGE = 1_024;
  /** About the bytes of a move, once it is kept for one page alone. */
  private static final long PLY = 1_024;
  /** What a table tells besides its moves, in moves: the position with what may be played. */
  private static final long PLIES_OF_A_TABLE = 16;

  private final ReentrantLock lock = new ReentrantLock();
  private final Condition added = lock.newCondition();
  /** By subject. */
  private final Map<Object, Waiting> messages = new LinkedHashMap<>();

  private final Address address;
  private final Budget budget;
  private boolean closed;

  /** @param address the address that pays for room in memory */
  PendingMessages(Address address, Budget budget) {
    this.address = address;
    this.budget = budget;
  }

  /** A message, and since when something of it waits. */
  record Waiting(ServerMessage message, long since) {

    /** How many bytes it takes, about. */
    private long weight() {
      return switch (message) {
        case ServerMessage.Table(TableView table) -> PLY * (PLIES_OF_A_TABLE + table.plies().size());
        case ServerMessage.Change(TableChange change) -> PLY * (PLIES_OF_A_TABLE + change.plies().size());
        default -> MESSAGE;
      };
    }
  }

  /** Puts a message in if there is room: both in this backlog and in that of all pages of the address. */
  boolean offer(ServerMessage message, long now) {
    lock.lock();
    try {
      Object subject = subject(message);
      Waiting before = messages.get(subject);
      Waiting all = before == null ? new Waiting(message, now) : joined(before, message);
      if (closed || before == null && messages.size() >= CAPACITY
          || !budget.keep(address, all.weight())) {
        return false;
      }
      if (before != null) {
        taken(before);
      }
      messages.put(subject, all);
      added.signal();
      return true;
    } finally {
      lock.unlock();
    }
  }

  /** The subject of a message; most messages are merged with no other. */
  private static Object subject(ServerMessage message) {
    return switch (message) {
      case ServerMessage.Table table -> table.table().id();
      case ServerMessage.Change change -> change.change().id();
      case ServerMessage.Analysis analysis -> analysis.ref();
      default -> new Object();
    };
  }

  private static Waiting joined(Waiting earlier, ServerMessage later) {
    return new Waiting(joined(earlier.message(), later), earlier.since());
  }

  private static ServerMessage joined(ServerMessage earlier, ServerMessage later) {
    if (!(later instanceof ServerMessage.Change(TableChange change))) {
      return later;
    }
    return switch (earlier) {
      case ServerMessage.Table(TableView table) -> new ServerMessage.Table(change.in(table));
      case ServerMessage.Change(TableChange before) -> new ServerMessage.Change(change.after(before));
      default -> later;
    };
  }

  /** The page has taken a message that was taken out, or never will: its room is free. */
  void taken(Waiting message) {
    budget.taken(address, message.weight());
  }

  /** Nothing will be taken out any more. */
  void close() {
    lock.lock();
    try {
      closed = true;
      messages.values().forEach(this::taken);
      messages.clear();
    } finally {
      lock.unlock();
    }
  }

  /** Takes the first message out, for which {@link #taken} must follow; null if there is none after that time. */
  @Nullable
  Waiting poll(Duration atMost) throws InterruptedException {
    lock.lock();
    try {
      long left = atMost.toNanos();
      while (messages.isEmpty() && left > 0) {
        left = added.awaitNanos(left);
      }
      Iterator<Waiting> waiting = messages.values().iterator();
      if (!waiting.hasNext()) {
        return null;
      }
      Waiting first = waiting.next();
      waiting.remove();
      return first;
    } finally {
      lock.unlock();
    }
  }
}
