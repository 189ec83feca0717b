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

/** A file of lines. When it is full, it is renamed to {@code NAME.1}, the older one to {@code NAME.2}, and so on. */
final class RotatingFile implements AutoCloseable {

  private final Path file;
  private final long largest;
  private final int kept;
  private FileChannel channel;

  /**
   * @param largest the maximum size of a file, in bytes
   * @param kept the number of full files to keep; older ones are deleted
   */
  RotatingFile(Path file, long largest, int kept) throws IOException {
    this.file = file;
    this.largest = largest;
    this.kept = kept;
    channel = open();
  }

  private FileChannel open() throws IOException {
    PrivateFiles.file(file);
    return FileChannel.open(file, StandardOpenOption.APPEND);
  }

  synchronized void write(String line) throws IOException {
    ByteBuffer bytes = ByteBuffer.wrap((line + "\n").getBytes(StandardCharsets.UTF_8));
    if (channel.size() > 0 && channel.size() + bytes.remaining() > largest) {
      rotate();
    }
    while (bytes.hasRemaining()) {
      channel.write(bytes);
    }
  }

  private void rotate() throws IOException {
    channel.close();
    for (int number = kept; number > 0; number--) {
      Path older = number == 1 ? file : full(number - 1);
      if (Files.exists(older)) {
        Files.move(older, full(number), StandardCopyOption.REPLACE_EXISTING);
      }
    }
    channel = open();
  }

  private Path full(int number) {
    return file.resolveSibling(file.getFileName() + "." + number);
  }

  @Override
  public synchronized void close() throws IOException {
    channel.close();
  }
}
