package org.variorum.server.store;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Creates files and folders that only their owner can read: they hold the key of guests' cookies and the links of
 * games. Sets no permissions on a file system without owners.
 */
public final class PrivateFiles {

  private static final Logger LOG = LoggerFactory.getLogger(PrivateFiles.class);
  private static final Set<PosixFilePermission> FOLDER = PosixFilePermissions.fromString("rwx------");
  private static final Set<PosixFilePermission> FILE = PosixFilePermissions.fromString("rw-------");

  private PrivateFiles() {}

  /** Creates a folder, or removes the permissions of others if it exists. */
  public static void folder(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      Files.createDirectories(folder, attributes(folder, FOLDER));
    }
    tighten(folder, FOLDER);
  }

  /** Creates an empty file, or removes the permissions of others if it exists. */
  public static void file(Path file) throws IOException {
    try {
      Files.createFile(file, attributes(file, FILE));
    } catch (FileAlreadyExistsException e) {
      tighten(file, FILE);
    }
  }

  /** Removes the permissions of others for a file, if it exists. */
  static void tightenFile(Path file) throws IOException {
    if (Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
      tighten(file, FILE);
    }
  }

  private static void tighten(Path path, Set<PosixFilePermission> wanted) throws IOException {
    if (!hasOwners(path)) {
      return;
    }
    Set<PosixFilePermission> found = Files.getPosixFilePermissions(path);
    if (wanted.containsAll(found)) {
      return;
    }
    try {
      Files.setPosixFilePermissions(path, wanted);
      LOG.warn("{} could be read by others ({}); now only its owner can", path,
          PosixFilePermissions.toString(found));
    } catch (IOException e) {
      LOG.warn("{} can be read by others ({}), and that cannot be changed: {}", path,
          PosixFilePermissions.toString(found), e.getMessage());
    }
  }

  private static FileAttribute<?>[] attributes(Path path, Set<PosixFilePermission> permissions)
      throws IOException {
    return hasOwners(path) ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(permissions)}
        : new FileAttribute<?>[0];
  }

  private static boolean hasOwners(Path path) throws IOException {
    Path ancestor = path.toAbsolutePath();
    while (!Files.exists(ancestor) && ancestor.getParent() != null) {
      ancestor = ancestor.getParent();
    }
    FileStore disk = Files.getFileStore(ancestor);
    return disk.supportsFileAttributeView(PosixFileAttributeView.class);
  }
}
