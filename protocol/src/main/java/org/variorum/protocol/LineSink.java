package org.variorum.protocol;

import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/**
 * Thread-safe output for a session's lines. No line of another thread comes between the lines of one list.
 * Control characters except tabs, and line breaks within a line, become question marks.
 */
public final class LineSink {

  private static final Pattern REPLACED_CHARACTERS = Pattern.compile("[\\p{Cc}\\u2028\\u2029&&[^\t]]");

  private final Consumer<String> out;

  /** @param out receives a line without its line break, and must flush it */
  public LineSink(Consumer<String> out) {
    this.out = out;
  }

  public synchronized void write(String line) {
    out.accept(REPLACED_CHARACTERS.matcher(line).replaceAll("?"));
  }

  public synchronized void write(List<String> lines) {
    lines.forEach(this::write);
  }
}
