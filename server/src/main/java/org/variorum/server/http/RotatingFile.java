package org.variorum.server.http;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import org.variorum.server.store.PrivateFiles;

/**
 * A file of lines. When it is full, it is renamed to {@code NAME.1}; before that, {@code NAME.1} is renamed to
 * {@code NAME.2}, and so on.
 */
final class RotatingFile implements AutoCloseable {

  private final Path file;
  private final long maxSize;
  private final int maxRotated;
  private FileChannel channel;

  /**
   * @param maxSize the maximum size of a file, in bytes
   * @param maxRotated the number of full files to keep; older ones are deleted
   */
  RotatingFile(Path file, long maxSize, int maxRotated) throws IOException {
    this.file = file;
    this.maxSize = maxSize;
    this.maxRotated = maxRotated;
    channel = open();
  }

  private FileChannel open() throws IOException {
    PrivateFiles.createFile(file);
    return FileChannel.open(file, StandardOpenOption.APPEND);
  }

  synchronized void write(String line) throws IOException {
    ByteBuffer bytes = ByteBuffer.wrap((line + "\n").getBytes(StandardCharsets.UTF_8));
    if (channel.size() > 0 && channel.size() + bytes.remaining() > maxSize) {
      rotate();
    }
    while (bytes.hasRemaining()) {
      channel.write(bytes);
    }
  }

  private void rotate() throws IOException {
    channel.close();
    for (int number = maxRotated; number > 0; number--) {
      Path older = number == 1 ? file : rotatedFile(number - 1);
      if (Files.exists(older)) {
        Files.move(older, rotatedFile(number), StandardCopyOption.REPLACE_EXISTING);
      }
    }
    channel = open();
  }

  private Path rotatedFile(int number) {
    return file.resolveSibling(file.getFileName() + "." + number);
  }

  @Override
  public synchronized void close() throws IOException {
    channel.close();
  }
}
