package org.variorum.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The key of cookies, and the links of games, are for the server alone. */
class PrivateFilesTest {

  @TempDir Path directory;

  private static String rights(Path path) throws IOException {
    return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
  }

  private void requirePrivate(Path folder) throws IOException {
    assertThat(rights(folder)).isEqualTo("rwx------");
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files.toList()).hasSizeGreaterThanOrEqualTo(4).allSatisfy(
          file -> assertThat(rights(file)).as(file.toString()).isEqualTo("rw-------"));
    }
  }

  private static void write(Store store, String table) {
    store.write(Write.ofNewTable(StoreSamples.table(table, "ada", Occupant.guest("bob"), null)));
  }

  @Test
  void databaseLogLockAndFolderAreForTheirOwnerOnly() throws IOException {
    Path folder = directory.resolve("new").resolve("data");
    try (Store store = Store.inFile(folder)) {
      write(store, "first");
      requirePrivate(folder);
    }
  }

  /** A server that was killed has left its log behind. */
  @Test
  void thoseOfAnOlderServerAreClosedToOthers() throws IOException {
    Path folder = directory.resolve("data");
    Path left = directory.resolve("left");
    try (Store store = Store.inFile(folder)) {
      write(store, "first");
      Files.createDirectory(left);
      for (String file : new String[] {"variorum.db", "variorum.db-wal", "variorum.db-shm", "lock"}) {
        Files.copy(folder.resolve(file), left.resolve(file));
        Files.setPosixFilePermissions(left.resolve(file), PosixFilePermissions.fromString("rw-rw-r--"));
      }
      Files.setPosixFilePermissions(left, PosixFilePermissions.fromString("rwxr-xr-x"));
    }
    try (Store store = Store.inFile(left)) {
      requirePrivate(left);
      assertThat(store.founding("first")).isPresent();
    }
  }
}
