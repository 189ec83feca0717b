package org.variorum.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.variorum.protocol.LineSource.Line;

/** A conversation with a session that runs on a thread of its own, as a program has it. */
public final class Talk implements AutoCloseable {

  /** A test that waits so long has failed; no session needs so long for anything. */
  private static final int PATIENCE_SECONDS = 120;

  /** A session of some protocol. */
  @FunctionalInterface
  public interface Session {
    void run(LineSource in, LineSink out) throws IOException;
  }

  private final BlockingQueue<Optional<Line>> said = new LinkedBlockingQueue<>();
  private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();
  private final Thread thread;

  public Talk(Session session) {
    thread = Thread.ofPlatform().daemon().start(() -> {
      try {
        session.run(this::next, new LineSink(heard::add));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    });
  }

  /** The games of the repository. */
  public static VariantCatalog catalog() {
    return new VariantCatalog(Path.of(System.getProperty("variorum.games", "../games")));
  }

  private Optional<Line> next() throws IOException {
    try {
      return said.take();
    } catch (InterruptedException e) {
      throw new IOException(e);
    }
  }

  /** Says lines. */
  public Talk say(String... lines) {
    for (String line : lines) {
      said.add(Optional.of(new Line(line, false)));
    }
    return this;
  }

  /** What is heard up to the first line that fits, which is the last. */
  public List<String> until(Predicate<String> last) {
    List<String> lines = new ArrayList<>();
    try {
      do {
        String line = heard.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
        if (line == null) {
          throw new AssertionError("nothing more was heard after " + lines);
        }
        lines.add(line);
      } while (!last.test(lines.getLast()));
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
    return lines;
  }

  /** The first line from here on that begins so. */
  public String hear(String beginning) {
    return until(line -> line.startsWith(beginning)).getLast();
  }

  /** What has been heard and not asked for. */
  public List<String> rest() {
    List<String> lines = new ArrayList<>();
    heard.drainTo(lines);
    return lines;
  }

  /** Whether the session still listens. */
  public boolean isOpen() {
    return thread.isAlive();
  }

  /** Ends the lines, and waits until the session has ended. */
  @Override
  public void close() {
    said.add(Optional.empty());
    end();
  }

  /** Waits until the session has ended by itself. */
  public void end() {
    try {
      thread.join(PATIENCE_SECONDS * 1_000L);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
    assertThat(thread.isAlive()).as("the session goes on").isFalse();
  }
}
