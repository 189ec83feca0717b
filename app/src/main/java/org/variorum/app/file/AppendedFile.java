package org.variorum.app.file;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.variorum.app.option.Complaint;

/** Thread-safe file to which a command appends text after the existing content. */
public final class AppendedFile implements AutoCloseable {

  private final Path file;
  private final FileChannel channel;
  private @Nullable IOException failure;

  public AppendedFile(Path file) {
    this.file = file;
    try {
      channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    } catch (IOException e) {
      throw Complaint.usage("cannot write to " + file);
    }
  }

  /**
   * Appends a text. The file contains the text when the method returns. After a {@linkplain #hasFailed failure}, does
   * nothing.
   */
  public synchronized void add(String text) {
    if (failure != null) {
      return;
    }
    try {
      addWhole(ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8)));
    } catch (IOException e) {
      failure = e;
    }
  }

  /** Appends all of a text or none of it, because a partial text could not be read again. */
  private void addWhole(ByteBuffer text) throws IOException {
    long lengthBefore = channel.size();
    try {
      while (text.hasRemaining()) {
        channel.write(text);
      }
    } catch (IOException e) {
      truncate(lengthBefore, e);
      throw e;
    }
  }

  private void truncate(long length, IOException cause) {
    try {
      channel.truncate(length);
    } catch (IOException e) {
      cause.addSuppressed(e);
    }
  }

  /** Whether a text could not be appended. The file receives no more text then. */
  public synchronized boolean hasFailed() {
    return failure != null;
  }

  /** @throws Complaint if a text could not be appended or the file could not be closed */
  @Override
  public synchronized void close() {
    try {
      channel.close();
    } catch (IOException e) {
      failure = failure == null ? e : failure;
    }
    if (failure != null) {
      throw Complaint.content(List.of("cannot write to " + file + ": " + failure.getMessage()
          + "; everything before the error is in the file, everything after it is lost"));
    }
  }
}
