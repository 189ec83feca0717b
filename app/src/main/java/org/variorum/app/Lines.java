package org.variorum.app;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * The lines of a stream of bytes that may hold anything, in bounded memory. A line ends with LF, CR LF or the stream;
 * what is no UTF-8 is read as the replacement character, and what is too long is cut.
 */
final class Lines {

  /** The greatest length of a line in bytes. */
  static final int LONGEST = 1 << 16;

  private final InputStream in;
  private final BooleanSupplier wanted;
  private final byte[] buffer = new byte[1 << 13];
  private final byte[] line = new byte[LONGEST];
  private int next;
  private int end;

  /**
   * @param wanted is asked before each look for more bytes, which may take long; false ends the lines
   */
  Lines(InputStream in, BooleanSupplier wanted) {
    this.in = in;
    this.wanted = wanted;
  }

  /**
   * A line without its end.
   *
   * @param text the beginning, at most {@link #LONGEST} bytes
   * @param cut whether there was more
   */
  record Line(String text, boolean cut) {}

  /** The next line, or empty at the end. */
  Optional<Line> next() throws IOException {
    int length = 0;
    boolean cut = false;
    boolean any = false;
    while (fill()) {
      any = true;
      byte read = buffer[next++];
      if (read == '\n') {
        return Optional.of(line(length, cut));
      }
      if (length < LONGEST) {
        line[length++] = read;
      } else {
        cut = true;
      }
    }
    return any ? Optional.of(line(length, cut)) : Optional.empty();
  }

  private Line line(int length, boolean cut) {
    int shorter = !cut && length > 0 && line[length - 1] == '\r' ? length - 1 : length;
    return new Line(new String(line, 0, shorter, StandardCharsets.UTF_8), cut);
  }

  private boolean fill() throws IOException {
    if (next == end) {
      next = 0;
      end = wanted.getAsBoolean() ? Math.max(0, in.read(buffer)) : 0;
    }
    return next < end;
  }
}
