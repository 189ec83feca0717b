package org.variorum.protocol;

import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/**
 * Where a session's lines go. Several threads may write: lines never mix, and lines written together stay together. A line stays
 * one line, whatever it repeats of what came in: what ends lines or cannot be seen is a question mark.
 */
public final class LineSink {

  private static final Pattern UNFIT = Pattern.compile("[\\p{Cc}\\u2028\\u2029&&[^\t]]");

  private final Consumer<String> out;

  /** @param out takes a line without its end, and brings it on its way at once */
  public LineSink(Consumer<String> out) {
    this.out = out;
  }

  public synchronized void write(String line) {
    out.accept(UNFIT.matcher(line).replaceAll("?"));
  }

  public synchronized void write(List<String> lines) {
    lines.forEach(this::write);
  }
}
