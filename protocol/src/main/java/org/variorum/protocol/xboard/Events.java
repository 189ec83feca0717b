package org.variorum.protocol.xboard;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import org.variorum.protocol.LineSource;

/** What happens, in its order: lines that come in, and ends of searches. */
final class Events {

  /** Lines that are read ahead of being obeyed. Ends of searches are few, and never have to wait. */
  private static final int READ_AHEAD = 1_000;

  private final BlockingQueue<Event> queue = new LinkedBlockingQueue<>();
  private final Semaphore mayRead = new Semaphore(READ_AHEAD);

  sealed interface Event {

    record Heard(LineSource.Line line) implements Event {}

    /** There are no more lines. */
    record Silence() implements Event {}

    record Ended(XBoardSearch search) implements Event {}
  }

  /** Begins to read, on a thread of its own. */
  void readFrom(LineSource in) {
    Thread.ofPlatform().name("lines").daemon().start(() -> read(in));
  }

  private void read(LineSource in) {
    try {
      for (Optional<LineSource.Line> line = in.next(); line.isPresent(); line = in.next()) {
        mayRead.acquire();
        queue.add(new Event.Heard(line.get()));
      }
    } catch (IOException e) {
      // Input that can no longer be read counts as input that has ended.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    queue.add(new Event.Silence());
  }

  void add(Event event) {
    queue.add(event);
  }

  /** The next event; waits for it. */
  Event take() throws InterruptedException {
    Event event = queue.take();
    if (event instanceof Event.Heard) {
      mayRead.release();
    }
    return event;
  }
}
