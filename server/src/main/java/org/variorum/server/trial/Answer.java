package org.variorum.server.trial;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** What the process of a trial writes, up to a bound; more ends the process. */
final class Answer implements AutoCloseable {

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

  /** The verdict of a process that has ended. */
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
    String cause = size > bound ? "answered more than " + bound + " bytes"
        : "ended early, most often for want of memory";
    return new Verdict.Refused(List.of("The trial " + cause + " while it was " + step() + "."));
  }

  @Override
  public void close() {
    reader.interrupt();
  }
}
