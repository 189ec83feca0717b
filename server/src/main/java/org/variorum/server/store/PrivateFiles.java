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
 * Creates files and folders that only their owner can read: they contain the key of guests' cookies and the links of
 * games. On a file system without owners, permissions are not changed.
 */
public final class PrivateFiles {

  private static final Logger LOG = LoggerFactory.getLogger(PrivateFiles.class);
  private static final Set<PosixFilePermission> FOLDER_PERMISSIONS =
      PosixFilePermissions.fromString("rwx------");
  private static final Set<PosixFilePermission> FILE_PERMISSIONS =
      PosixFilePermissions.fromString("rw-------");

  private PrivateFiles() {}

  /** Creates a folder, or removes the permissions of others if it exists. */
  public static void createFolder(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      Files.createDirectories(folder, attributes(folder, FOLDER_PERMISSIONS));
    }
    restrict(folder, FOLDER_PERMISSIONS);
  }

  /** Creates an empty file, or removes the permissions of others if it exists. */
  public static void createFile(Path file) throws IOException {
    try {
      Files.createFile(file, attributes(file, FILE_PERMISSIONS));
    } catch (FileAlreadyExistsException e) {
      restrict(file, FILE_PERMISSIONS);
    }
  }

  /** Removes the permissions of others for a file, if it exists. */
  static void restrictFile(Path file) throws IOException {
    if (Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
      restrict(file, FILE_PERMISSIONS);
    }
  }

  private static void restrict(Path path, Set<PosixFilePermission> wanted) throws IOException {
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
