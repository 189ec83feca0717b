package org.variorum.server.trial;

import java.io.DataOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;

/**
 * A trial in a process of its own, with bounded heap, processor time and answer. One runs at a time; the
 * others wait in the order of their arrival.
 */
public final class ProcessTrial implements Trial {

  private static final int WATCH_MILLIS = 50;
  private static final Path NICE = Path.of("/usr/bin/nice");

  private final TrialBounds bounds;
  private final Semaphore turn = new Semaphore(1, true);
  private final AtomicInteger waiting = new AtomicInteger();

  /** Makes a trial with bounds. */
  public ProcessTrial(TrialBounds bounds) {
    this.bounds = bounds;
  }

  @Override
  public Verdict examine(Texts texts) throws InterruptedException {
    long bytes = texts.sources().values().stream()
        .mapToLong(text -> text.getBytes(StandardCharsets.UTF_8).length).sum();
    if (bytes > bounds.textBytes()) {
      return refused("The texts have " + bytes + " bytes; at most " + bounds.textBytes() + ".");
    }
    try {
      if (waiting.incrementAndGet() > bounds.waiting()) {
        return refused("Too many definitions wait for their trial; try again in a minute.");
      }
      turn.acquire();
      try {
        return run(texts);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      } finally {
        turn.release();
      }
    } finally {
      waiting.decrementAndGet();
    }
  }

  private Verdict run(Texts texts) throws IOException, InterruptedException {
    Path folder = Files.createTempDirectory("variorum-trial");
    try {
      Process process = start(folder);
      try (Answer answer = new Answer(process, bounds.answerBytes())) {
        // A thread of its own, because a process that reads nothing would block it.
        Thread.ofVirtual().start(() -> send(texts, process));
        return watch(process, answer);
      } finally {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly().waitFor();
      }
    } finally {
      Files.deleteIfExists(folder);
    }
  }

  private Process start(Path folder) throws IOException {
    List<String> command = new ArrayList<>();
    if (Files.isExecutable(NICE)) {
      command.addAll(List.of(NICE.toString(), "-n", "10"));
    }
    String classPath = Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
        .map(entry -> Path.of(entry).toAbsolutePath().toString())
        .collect(Collectors.joining(File.pathSeparator));
    command.addAll(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-Xmx" + bounds.heapMegabytes() + "m", "-XX:+ExitOnOutOfMemoryError", "-XX:-UsePerfData",
        "-XX:ActiveProcessorCount=1", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1",
        "-cp", classPath, TrialProcess.class.getName()));
    ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile())
        .redirectError(ProcessBuilder.Redirect.DISCARD);
    // The environment may hold the password of the database.
    builder.environment().clear();
    return builder.start();
  }

  private static void send(Texts texts, Process process) {
    try {
      DataOutputStream out = new DataOutputStream(process.getOutputStream());
      TextsFormat.write(texts, out);
      out.flush();
    } catch (IOException e) {
      process.destroyForcibly();
    }
  }

  private Verdict watch(Process process, Answer answer) throws InterruptedException {
    long start = System.nanoTime();
    while (!process.waitFor(WATCH_MILLIS, TimeUnit.MILLISECONDS)) {
      Duration used = process.info().totalCpuDuration().orElse(Duration.ZERO);
      if (used.compareTo(bounds.processor()) > 0) {
        return refused("The trial took " + used.toMillis() / 1000.0 + " s of processor time; at most "
            + bounds.processor().toSeconds() + " s. It was " + answer.step() + ".");
      }
      if (System.nanoTime() - start > bounds.wall().toNanos()) {
        return refused("The trial took more than " + bounds.wall().toSeconds() + " s. It was "
            + answer.step() + ".");
      }
    }
    return answer.verdict();
  }

  private static Verdict refused(String words) {
    return new Verdict.Refused(List.of(words));
  }
}
