package org.variorum.server.http;

import java.time.Duration;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import org.variorum.server.api.ServerMessage;

/**
 * What a page has not been sent yet, in order. What is told of the same table or the same analysis becomes one message,
 * so that it is little, however much happens while a page reads slowly. Any thread may put in; one takes out.
 */
final class Backlog {

  private static final int CAPACITY = 256;

  private final ReentrantLock lock = new ReentrantLock();
  private final Condition added = lock.newCondition();
  /** By what is told of. */
  private final Map<Object, Waiting> messages = new LinkedHashMap<>();

  /** A message, and since when something of it waits. */
  record Waiting(ServerMessage message, long since) {}

  /** Puts a message in, if there is room. */
  boolean offer(ServerMessage message, long now) {
    lock.lock();
    try {
      Object subject = subject(message);
      if (messages.size() >= CAPACITY && !messages.containsKey(subject)) {
        return false;
      }
      messages.merge(subject, new Waiting(message, now), Backlog::joined);
      added.signal();
      return true;
    } finally {
      lock.unlock();
    }
  }

  /** What a message tells of. Most are of nothing else. */
  private static Object subject(ServerMessage message) {
    return switch (message) {
      case ServerMessage.Table table -> table.table().id();
      case ServerMessage.Analysis analysis -> analysis.ref();
      default -> new Object();
    };
  }

  private static Waiting joined(Waiting earlier, Waiting later) {
    ServerMessage message = earlier.message() instanceof ServerMessage.Table before
        && later.message() instanceof ServerMessage.Table after
            ? new ServerMessage.Table(after.table().after(before.table())) : later.message();
    return new Waiting(message, earlier.since());
  }

  /** Takes the first message out; null if there is none after that time. */
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
