package org.variorum.server.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** An exclusive lock of a process on a folder; the lock ends with the process, even if the process is killed. */
final class FolderLock implements AutoCloseable {

  private final FileChannel channel;

  private FolderLock(FileChannel channel) {
    this.channel = channel;
  }

  /** @throws StoreException if another process has the lock */
  static FolderLock of(Path folder) {
    try {
      Path file = folder.resolve("lock");
      PrivateFiles.createFile(file);
      FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
      if (!lock(channel)) {
        channel.close();
        throw new StoreException("the database cannot be opened: another server uses the folder " + folder,
            null);
      }
      return new FolderLock(channel);
    } catch (IOException e) {
      throw new StoreException(
          "the folder " + folder + " of the database cannot be locked: " + e.getMessage(), e);
    }
  }

  private static boolean lock(FileChannel channel) throws IOException {
    try {
      return channel.tryLock() != null;
    } catch (OverlappingFileLockException e) {
      return false;
    }
  }

  @Override
  public void close() {
    try {
      channel.close();
    } catch (IOException e) {
      throw new StoreException("the folder of the database cannot be unlocked", e);
    }
  }
}
