package org.variorum.protocol.xboard;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import org.variorum.protocol.LineSource;

/** Queue of events, in order of arrival: input lines and ends of searches. */
final class Events {

  /** The greatest number of lines that are read ahead. Ends of searches are few, so they need no limit. */
  private static final int READ_AHEAD = 1_000;

  private final BlockingQueue<Event> queue = new LinkedBlockingQueue<>();
  private final Semaphore mayRead = new Semaphore(READ_AHEAD);

  sealed interface Event {

    record LineRead(LineSource.Line line) implements Event {}

    /** The end of the input. */
    record EndOfInput() implements Event {}

    record Ended(XBoardSearch search) implements Event {}
  }

  /** Starts to read lines, on a separate thread. */
  void readFrom(LineSource in) {
    Thread.ofPlatform().name("lines").daemon().start(() -> read(in));
  }

  private void read(LineSource in) {
    try {
      for (Optional<LineSource.Line> line = in.next(); line.isPresent(); line = in.next()) {
        mayRead.acquire();
        queue.add(new Event.LineRead(line.get()));
      }
    } catch (IOException e) {
      // A read error counts as the end of the input.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    queue.add(new Event.EndOfInput());
  }

  void add(Event event) {
    queue.add(event);
  }

  /** Returns the next event. Blocks until there is one. */
  Event take() throws InterruptedException {
    Event event = queue.take();
    if (event instanceof Event.LineRead) {
      mayRead.release();
    }
    return event;
  }
}
