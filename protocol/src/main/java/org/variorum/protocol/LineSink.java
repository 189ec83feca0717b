package org.variorum.protocol;

import java.util.List;
import java.util.function.Consumer;

/** Where a session's lines go. Several threads may write: lines never mix, and lines written together stay together. */
public final class LineSink {

  private final Consumer<String> out;

  /** @param out takes a line without its end, and brings it on its way at once */
  public LineSink(Consumer<String> out) {
    this.out = out;
  }

  public synchronized void write(String line) {
    out.accept(line);
  }

  public synchronized void write(List<String> lines) {
    lines.forEach(out);
  }
}
