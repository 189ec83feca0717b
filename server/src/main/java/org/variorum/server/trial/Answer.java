package org.variorum.server.trial;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** What the process of a trial writes, up to a bound; more ends the process. */
final class Answer implements AutoCloseable {

  /** The status of a Java process that ends for want of memory. */
  private static final int OUT_OF_MEMORY = 3;

  private final Process process;
  private final int bound;
  private final byte[] bytes;
  private final Thread reader;
  private volatile int size;

  Answer(Process process, int bound) {
    this.process = process;
    this.bound = bound;
    bytes = new byte[bound + 1];
    reader = Thread.ofVirtual().start(this::read);
  }

  private void read() {
    try {
      while (size <= bound) {
        int count = process.getInputStream().read(bytes, size, bytes.length - size);
        if (count < 0) {
          return;
        }
        size += count;
      }
    } catch (IOException e) {
      // The process was ended; what it wrote until then counts.
    }
    process.destroyForcibly();
  }

  private List<String> lines() {
    return new String(bytes, 0, size, StandardCharsets.UTF_8).lines().toList();
  }

  /** The last step that began. */
  String step() {
    return lines().stream().filter(line -> line.startsWith("step ")).reduce((first, last) -> last)
        .map(line -> line.substring("step ".length())).orElse("starting");
  }

  /**
   * The verdict of a process that has ended.
   *
   * @throws IllegalStateException if the process did not even start; no definition is the cause
   */
  Verdict verdict() throws InterruptedException {
    reader.join();
    List<String> refusals = new ArrayList<>();
    for (String line : size > bound ? List.<String>of() : lines()) {
      if (line.equals("accepted")) {
        return new Verdict.Accepted();
      }
      if (line.startsWith("refused ")) {
        refusals.add(line.substring("refused ".length()));
      }
      if (line.equals("end")) {
        return new Verdict.Refused(refusals);
      }
    }
    int status = process.exitValue();
    if (size == 0 && status != OUT_OF_MEMORY) {
      throw new IllegalStateException("the process of a trial does not start; status " + status);
    }
    String cause = size > bound ? "answered more than " + bound + " bytes"
        : status == OUT_OF_MEMORY ? "needed more memory than it may have" : "ended with status " + status;
    return new Verdict.Refused(List.of("The trial " + cause + " while it was " + step() + "."));
  }

  @Override
  public void close() {
    reader.interrupt();
  }
}
