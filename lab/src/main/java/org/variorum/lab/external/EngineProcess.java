package org.variorum.lab.external;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.variorum.lab.external.ConversationLog.Direction;
import org.variorum.lab.player.ForfeitException;
import org.variorum.lab.player.ForfeitException.Reason;
import org.variorum.lab.player.UnfitException;

/**
 * The process of an external engine, which exchanges lines with this process. Memory is bounded: at most 1024 lines
 * wait here and further lines in the pipe, and lines are cut after 16384 characters.
 */
final class EngineProcess implements AutoCloseable {

  private static final int LONGEST_LINE = 1 << 14;
  private static final int MOST_WAITING_LINES = 1 << 10;
  private static final Duration QUIT_TIME = Duration.ofMillis(500);
  /** The directory of chess programs in Debian; {@code PATH} may not contain it. */
  private static final Path DEBIAN_GAMES = Path.of("/usr/games");
  /** Marks the end of the output; compared by identity, so that no line equals it. */
  @SuppressWarnings("StringOperationCanBeSimplified") private static final String END = new String("end");
  private static final AtomicInteger PROCESS_COUNT = new AtomicInteger();

  private final String name;
  private final Process process;
  private final OutputStream out;
  private final ConversationLog log;
  private final BlockingQueue<String> lines = new ArrayBlockingQueue<>(MOST_WAITING_LINES);

  private EngineProcess(String name, Process process, ConversationLog log) {
    this.name = name + " (" + PROCESS_COUNT.incrementAndGet() + ")";
    this.process = process;
    this.log = log;
    out = process.getOutputStream();
    Thread.ofPlatform().daemon().name("from " + name).start(this::listen);
  }

  /** Starts a program with its arguments. */
  static EngineProcess start(String name, List<String> command, ConversationLog log) throws UnfitException {
    List<String> words = new ArrayList<>(command);
    words.set(0, resolve(words.getFirst()));
    try {
      Process process = new ProcessBuilder(words).redirectError(ProcessBuilder.Redirect.DISCARD).start();
      return new EngineProcess(name, process, log);
    } catch (IOException e) {
      throw new UnfitException("cannot start " + command.getFirst()
          + ": is it installed and on the PATH? If not, give the path of the program");
    }
  }

  private static String resolve(String program) {
    if (program.contains(File.separator)) {
      return program;
    }
    Stream<Path> path =
        Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator)).map(Path::of);
    return Stream.concat(path, Stream.of(DEBIAN_GAMES)).map(folder -> folder.resolve(program))
        .filter(Files::isExecutable).findFirst().map(Path::toString).orElse(program);
  }

  /** The program's name with a number that identifies this process. */
  String name() {
    return name;
  }

  private void listen() {
    try (InputStream in = process.getInputStream()) {
      StringBuilder line = new StringBuilder();
      BufferedReader reader = process.inputReader(StandardCharsets.UTF_8);
      for (int character = reader.read(); character >= 0; character = reader.read()) {
        if (character == '\n') {
          receive(line.toString().strip());
          line.setLength(0);
        } else if (line.length() < LONGEST_LINE) {
          line.append((char) character);
        }
      }
    } catch (IOException | InterruptedException e) {
      // The program has ended or was killed.
    } finally {
      markEnd();
    }
  }

  private void receive(String line) throws InterruptedException {
    log.add(name, Direction.FROM_PROGRAM, line);
    if (!line.isEmpty()) {
      lines.put(line);
    }
  }

  private void markEnd() {
    try {
      lines.put(END);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** @throws ForfeitException if the program no longer reads its input */
  void send(String line) throws ForfeitException {
    log.add(name, Direction.TO_PROGRAM, line);
    try {
      out.write((line + "\n").getBytes(StandardCharsets.UTF_8));
      out.flush();
    } catch (IOException e) {
      throw forfeitByCrash();
    }
  }

  /**
   * The next line from the program.
   *
   * @param deadline a value of {@link System#nanoTime}
   * @throws ForfeitException if the program has ended, or sends no line before the deadline
   */
  String nextLine(long deadline) throws ForfeitException, InterruptedException {
    String line = lines.poll(Math.max(0, deadline - System.nanoTime()), TimeUnit.NANOSECONDS);
    if (line == null) {
      throw new ForfeitException(Reason.HANG, name + " does not answer");
    }
    if (line == END) {
      lines.offer(END);
      throw forfeitByCrash();
    }
    return line;
  }

  /** Discards the lines that have not been read yet. */
  void discardLines() {
    boolean hasEnded = lines.contains(END);
    lines.clear();
    if (hasEnded) {
      lines.offer(END);
    }
  }

  /** The forfeit of a program that has ended by itself. */
  private ForfeitException forfeitByCrash() {
    String status = process.isAlive() ? "" : " with status " + process.exitValue();
    return new ForfeitException(Reason.CRASH, name + " has ended" + status);
  }

  /** Asks the program to quit, and kills it if it does not. */
  @Override
  public void close() {
    boolean wasInterrupted = Thread.interrupted();
    try {
      send("quit");
      out.close();
      lines.clear();
      process.waitFor(QUIT_TIME.toMillis(), TimeUnit.MILLISECONDS);
    } catch (ForfeitException | IOException e) {
      // The program has already ended.
    } catch (InterruptedException e) {
      wasInterrupted = true;
    }
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
    if (wasInterrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
