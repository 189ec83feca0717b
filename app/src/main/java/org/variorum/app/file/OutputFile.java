package org.variorum.app.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.variorum.app.option.Complaint;

/** Output file of a command, which it writes as a whole. */
public record OutputFile(Path path) {

  /** Returns the output file. Checks that it can be written, so that no work is lost later. */
  public static OutputFile of(Path path) {
    Path target = resolveLinks(path);
    Path folder = target.getParent();
    while (folder != null && Files.notExists(folder)) {
      folder = folder.getParent();
    }
    if (folder == null || !Files.isDirectory(folder) || !Files.isWritable(folder)
        || Files.exists(target) && !Files.isRegularFile(target)) {
      throw cannotWrite(path);
    }
    return new OutputFile(target);
  }

  /** Resolves symbolic links, so that writing replaces the target of a link. */
  private static Path resolveLinks(Path path) {
    try {
      return Files.exists(path) ? path.toRealPath() : path.toAbsolutePath();
    } catch (IOException e) {
      throw cannotWrite(path);
    }
  }

  private static Complaint cannotWrite(Path path) {
    return Complaint
        .usage("cannot write " + path + "; name a new or a regular file, in a folder that you may write to");
  }

  /** Replaces the file atomically, so that no reader sees an incomplete file. */
  public void write(byte[] content) {
    try {
      Files.createDirectories(path.getParent());
      Path temporary = newFileBeside(path);
      try {
        Files.write(temporary, content);
        Files.move(temporary, path, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
      } finally {
        Files.deleteIfExists(temporary);
      }
    } catch (IOException e) {
      throw cannotWrite(path);
    }
  }

  /** Creates a temporary file under an unused name, so that no file of the user is overwritten. */
  private static Path newFileBeside(Path path) throws IOException {
    for (int number = 1;; number++) {
      Path temporary = path.resolveSibling(path.getFileName() + "." + number + ".tmp");
      if (Files.notExists(temporary)) {
        return Files.createFile(temporary);
      }
    }
  }
}
