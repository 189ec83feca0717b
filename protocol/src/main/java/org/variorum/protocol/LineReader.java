package org.variorum.protocol;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * Reader of lines from an untrusted byte stream, in bounded memory. A line ends with LF, CR LF or the end of the
 * stream. Malformed UTF-8 becomes the replacement character; lines longer than {@link #MAX_BYTES} are cut.
 */
public final class LineReader implements LineSource {

  /** The maximum length of a line, in bytes. */
  public static final int MAX_BYTES = 1 << 20;

  private final InputStream in;
  private final BooleanSupplier isWanted;
  private final byte[] buffer = new byte[1 << 13];
  private byte[] line = new byte[1 << 10];
  /** The unread part of the buffer: from {@code next} to before {@code end}. */
  private int next;
  private int end;

  /** @param isWanted whether the caller wants more lines; called before each read, which may block */
  public LineReader(InputStream in, BooleanSupplier isWanted) {
    this.in = in;
    this.isWanted = isWanted;
  }

  @Override
  public Optional<Line> next() throws IOException {
    int length = 0;
    boolean isCut = false;
    boolean hasRead = false;
    while (fill()) {
      hasRead = true;
      byte read = buffer[next++];
      if (read == '\n') {
        return Optional.of(line(length, isCut));
      }
      if (length == MAX_BYTES) {
        isCut = true;
      } else {
        if (length == line.length) {
          line = Arrays.copyOf(line, 2 * length);
        }
        line[length++] = read;
      }
    }
    return hasRead ? Optional.of(line(length, isCut)) : Optional.empty();
  }

  private Line line(int length, boolean isCut) {
    int textLength = !isCut && length > 0 && line[length - 1] == '\r' ? length - 1 : length;
    return new Line(new String(line, 0, textLength, StandardCharsets.UTF_8), isCut);
  }

  private boolean fill() throws IOException {
    if (next == end) {
      next = 0;
      end = isWanted.getAsBoolean() ? Math.max(0, in.read(buffer)) : 0;
    }
    return next < end;
  }
}
