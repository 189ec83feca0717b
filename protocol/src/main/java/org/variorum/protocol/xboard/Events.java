package org.variorum.protocol.xboard;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import org.variorum.protocol.LineSource;

/** Queue of events, in order of arrival: input lines and ends of searches. */
final class Events {

  /** The maximum number of lines in the queue. Ends of searches are few, so they need no limit. */
  private static final int MAX_UNHANDLED_LINES = 1_000;

  private final BlockingQueue<Event> queue = new LinkedBlockingQueue<>();
  private final Semaphore readPermits = new Semaphore(MAX_UNHANDLED_LINES);

  sealed interface Event {

    record LineRead(LineSource.Line line) implements Event {}

    /** The end of the input. */
    record EndOfInput() implements Event {}

    record SearchEnded(XBoardSearch search) implements Event {}
  }

  /** Starts to read lines, on a separate thread. */
  void readFrom(LineSource in) {
    Thread.ofPlatform().name("lines").daemon().start(() -> read(in));
  }

  private void read(LineSource in) {
    try {
      for (Optional<LineSource.Line> line = in.next(); line.isPresent(); line = in.next()) {
        readPermits.acquire();
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
      readPermits.release();
    }
    return event;
  }
}
