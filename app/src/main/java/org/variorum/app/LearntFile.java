package org.variorum.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Where to write what is learnt. */
record LearntFile(Path path) {

  /** A place at which a file can be written, which is better known before hours of work. */
  static LearntFile at(Path path) {
    Path target = path.toAbsolutePath();
    Path folder = target.getParent();
    while (folder != null && Files.notExists(folder)) {
      folder = folder.getParent();
    }
    if (folder == null || !Files.isDirectory(folder) || !Files.isWritable(folder)
        || Files.isDirectory(target)) {
      throw refused(path);
    }
    return new LearntFile(target);
  }

  private static Complaint refused(Path path) {
    return Complaint.usage("cannot write " + path + "; may you write there?");
  }

  /** Puts a new file in the place of the old one at once, so that nobody reads half of it. */
  void write(byte[] content) {
    try {
      Files.createDirectories(path.getParent());
      Path whole = path.resolveSibling(path.getFileName() + ".tmp");
      Files.write(whole, content);
      Files.move(whole, path, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      throw refused(path);
    }
  }
}
