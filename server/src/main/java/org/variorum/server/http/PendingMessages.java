package org.variorum.server.http;

import java.time.Duration;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.variorum.server.api.table.ChallengeChange;
import org.variorum.server.api.table.ChallengeView;
import org.variorum.server.api.table.ServerMessage;
import org.variorum.server.api.table.TableChange;
import org.variorum.server.api.table.TableView;
import org.variorum.server.budget.Budget;
import org.variorum.server.guest.Address;

/**
 * The messages that wait for one page, in order. Messages about the same table or the same analysis are merged, so that
 * the backlog stays small while a page reads slowly. Any thread may add messages; one thread removes them.
 */
final class PendingMessages {

  private static final int CAPACITY = 256;
  /** The approximate size of a small message, in bytes. */
  private static final long MESSAGE_BYTES = 1_024;
  /** The approximate size of a move, in bytes; moves that pages share in memory count for each page. */
  private static final long PLY_BYTES = 1_024;
  /**
   * The approximate size of a challenge without its games and options, in bytes; challenges that pages share in memory
   * count for each page.
   */
  private static final long CHALLENGE_BYTES = 256;
  /** The size of a table's data other than its moves, as a number of moves. */
  private static final long PLIES_OF_A_TABLE = 16;

  private final ReentrantLock lock = new ReentrantLock();
  private final Condition messageAdded = lock.newCondition();
  /** The messages, by subject as in {@link #subject}. */
  private final Map<Object, PendingMessage> messages = new LinkedHashMap<>();

  private final Address address;
  private final Budget budget;
  private boolean closed;

  /** @param address the address that is charged for the memory */
  PendingMessages(Address address, Budget budget) {
    this.address = address;
    this.budget = budget;
  }

  /** @param since the time when the oldest part of the message was added, in nanoseconds */
  record PendingMessage(ServerMessage message, long since) {

    /** The approximate size in bytes. */
    private long weight() {
      return switch (message) {
        case ServerMessage.Table(TableView table) -> PLY_BYTES * (PLIES_OF_A_TABLE + table.plies().size());
        case ServerMessage.Change(TableChange change) ->
            PLY_BYTES * (PLIES_OF_A_TABLE + change.plies().size());
        case ServerMessage.Challenges(List<ChallengeView> challenges) ->
            MESSAGE_BYTES + weightOf(challenges);
        case ServerMessage.ChallengeChange(ChallengeChange change) ->
            MESSAGE_BYTES + weightOf(change.opened()) + CHALLENGE_BYTES * change.closed().size();
        default -> MESSAGE_BYTES;
      };
    }
  }

  private static long weightOf(List<ChallengeView> challenges) {
    return challenges.stream().mapToLong(challenge -> CHALLENGE_BYTES
        + Stream.of(challenge.games(), challenge.options()).flatMap(List::stream).mapToLong(String::length)
            .sum())
        .sum();
  }

  /** Adds a message if this backlog and the memory of the address have room; returns whether it was added. */
  boolean offer(ServerMessage message, long now) {
    lock.lock();
    try {
      Object subject = subject(message);
      PendingMessage before = messages.get(subject);
      PendingMessage merged = before == null ? new PendingMessage(message, now) : merge(before, message);
      if (closed || before == null && messages.size() >= CAPACITY
          || !budget.reserve(address, merged.weight())) {
        return false;
      }
      if (before != null) {
        release(before);
      }
      messages.put(subject, merged);
      messageAdded.signal();
      return true;
    } finally {
      lock.unlock();
    }
  }

  /** The subject of a message. Messages with the same subject are merged; most messages have a subject of their own. */
  private static Object subject(ServerMessage message) {
    return switch (message) {
      case ServerMessage.Table table -> table.table().id();
      case ServerMessage.Change change -> change.change().id();
      case ServerMessage.Analysis analysis -> analysis.ref();
      case ServerMessage.Challenges _,ServerMessage.ChallengeChange _ -> ServerMessage.Challenges.class;
      default -> new Object();
    };
  }

  private static PendingMessage merge(PendingMessage earlier, ServerMessage later) {
    return new PendingMessage(merge(earlier.message(), later), earlier.since());
  }

  private static ServerMessage merge(ServerMessage earlier, ServerMessage later) {
    if (later instanceof ServerMessage.ChallengeChange(ChallengeChange change)) {
      return merge(earlier, change);
    }
    if (!(later instanceof ServerMessage.Change(TableChange change))) {
      return later;
    }
    return switch (earlier) {
      case ServerMessage.Table(TableView table) -> new ServerMessage.Table(change.appliedTo(table));
      case ServerMessage.Change(TableChange before) -> new ServerMessage.Change(change.mergedWith(before));
      default -> later;
    };
  }

  private static ServerMessage merge(ServerMessage earlier, ChallengeChange change) {
    return earlier instanceof ServerMessage.Challenges(List<ChallengeView> challenges)
        ? new ServerMessage.Challenges(change.appliedTo(challenges))
        : new ServerMessage.ChallengeChange(
            earlier instanceof ServerMessage.ChallengeChange(ChallengeChange before)
                ? change.mergedWith(before) : change);
  }

  /** Frees the memory of a removed message after it was sent, or could not be sent. */
  void release(PendingMessage message) {
    budget.release(address, message.weight());
  }

  /** Removes all messages and refuses further ones. */
  void close() {
    lock.lock();
    try {
      closed = true;
      messages.values().forEach(this::release);
      messages.clear();
    } finally {
      lock.unlock();
    }
  }

  /** Waits for a message and removes it; null if none comes in time. The caller must then call {@link #release}. */
  @Nullable
  PendingMessage poll(Duration maxWait) throws InterruptedException {
    lock.lock();
    try {
      long remaining = maxWait.toNanos();
      while (messages.isEmpty() && remaining > 0) {
        remaining = messageAdded.awaitNanos(remaining);
      }
      Iterator<PendingMessage> waiting = messages.values().iterator();
      if (!waiting.hasNext()) {
        return null;
      }
      PendingMessage first = waiting.next();
      waiting.remove();
      return first;
    } finally {
      lock.unlock();
    }
  }
}
