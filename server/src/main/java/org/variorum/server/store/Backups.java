package org.variorum.server.store;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/**
 * Backups of the embedded database, each in one file. A copy of the database's own file is not enough: the latest
 * writes are still in the write-ahead log beside it.
 */
public final class Backups {

  private static final Logger LOG = LoggerFactory.getLogger(Backups.class);
  private static final int BUSY_MILLIS = 60_000;
  private static final DateTimeFormatter TIMESTAMP =
      DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss-SSS").withZone(ZoneOffset.UTC);

  private Backups() {}

  /**
   * Writes all acknowledged data to a new file. A server may continue to write meanwhile.
   *
   * @throws StoreException if the backup cannot be written, with the reason in words; then no file is created
   */
  public static void write(Path folder, Path file) {
    Path database = folder.resolve(Store.FILE);
    if (!Files.exists(database)) {
      throw new StoreException("there is no database in the folder " + folder, null);
    }
    if (Files.exists(file)) {
      throw new StoreException(file + " exists already; name a new file", null);
    }
    Path partFile = partFile(file);
    try {
      Files.deleteIfExists(partFile);
      PrivateFiles.createFile(partFile);
      copy(database, partFile);
      requireSound(partFile, file);
      force(partFile);
      Files.move(partFile, file, StandardCopyOption.ATOMIC_MOVE);
      force(folderOf(file));
    } catch (IOException | SQLException e) {
      throw new StoreException("the backup " + file + " was not written: " + e.getMessage(), e);
    } finally {
      deleteQuietly(partFile);
    }
  }

  /**
   * Replaces the database by a backup. No server may use the folder meanwhile. The old database is kept beside the new
   * one.
   *
   * @return the file with the old database; empty if there was none
   * @throws StoreException if the backup cannot be restored, with the reason in words; then the database is unchanged
   */
  public static Optional<Path> restore(Path file, Path folder) {
    if (!Files.isRegularFile(file)) {
      throw new StoreException("there is no backup " + file, null);
    }
    Path partFile = partFile(folder.resolve(Store.FILE));
    try {
      PrivateFiles.createFolder(folder);
      try (FolderLock lock = FolderLock.of(folder)) {
        Files.deleteIfExists(partFile);
        PrivateFiles.createFile(partFile);
        try (OutputStream out = Files.newOutputStream(partFile)) {
          Files.copy(file, out);
        }
        requireSound(partFile, file);
        force(partFile);
        Optional<Path> old = putAside(folder.resolve(Store.FILE));
        Files.move(partFile, folder.resolve(Store.FILE), StandardCopyOption.ATOMIC_MOVE);
        force(folder);
        return old;
      }
    } catch (IOException | SQLException e) {
      throw new StoreException("the backup " + file + " was not restored: " + e.getMessage(), e);
    } finally {
      deleteQuietly(partFile);
    }
  }

  private static Path partFile(Path file) {
    return file.resolveSibling(file.getFileName() + ".part");
  }

  private static Path folderOf(Path file) {
    Path folder = file.toAbsolutePath().getParent();
    return folder == null ? file : folder;
  }

  /** Copies the database and its log as of one moment; writers do not wait. */
  private static void copy(Path database, Path target) throws SQLException {
    try (Connection connection = open(database);
        PreparedStatement copy = connection.prepareStatement("vacuum into ?")) {
      copy.setString(1, target.toString());
      copy.execute();
    }
  }

  private static SQLiteDataSource source(Path database) {
    SQLiteConfig pragmas = new SQLiteConfig();
    pragmas.setBusyTimeout(BUSY_MILLIS);
    SQLiteDataSource source = new SQLiteDataSource(pragmas);
    source.setUrl("jdbc:sqlite:" + database);
    return source;
  }

  private static Connection open(Path database) throws SQLException {
    return source(database).getConnection();
  }

  /** Checks that a file is a complete database; {@code nameInMessages} is its name in error messages. */
  private static void requireSound(Path database, Path nameInMessages) throws SQLException {
    try (Connection connection = open(database); Statement statement = connection.createStatement()) {
      // From here on the database is one file, without a log beside it.
      statement.execute("pragma journal_mode = delete");
      if (!firstValue(statement, "pragma integrity_check").equals("ok")) {
        throw new StoreException(nameInMessages + " is damaged", null);
      }
    }
    Schema.requireSound(source(database), nameInMessages.toString());
  }

  private static String firstValue(Statement statement, String query) throws SQLException {
    try (ResultSet answer = statement.executeQuery(query)) {
      return answer.next() ? answer.getString(1) : "";
    }
  }

  /**
   * Copies the old database to another name, and moves its log there: the log would damage any other database. The old
   * file stays until the new database replaces it: without a file, a server would start with an empty database.
   */
  private static Optional<Path> putAside(Path database) throws IOException {
    if (!Files.exists(database)) {
      return Optional.empty();
    }
    mergeLog(database);
    Path old = database.resolveSibling("variorum-before-restore-" + TIMESTAMP.format(Instant.now()) + ".db");
    for (String log : List.of("-wal", "-shm")) {
      Path from = database.resolveSibling(database.getFileName() + log);
      if (Files.exists(from)) {
        Files.move(from, old.resolveSibling(old.getFileName() + log));
      }
    }
    Files.copy(database, old, StandardCopyOption.COPY_ATTRIBUTES);
    force(old);
    return Optional.of(old);
  }

  /** Merges the log into the database, if that is possible; a damaged database is kept as it is. */
  private static void mergeLog(Path database) {
    try (Connection connection = open(database); Statement statement = connection.createStatement()) {
      statement.execute("pragma journal_mode = delete");
    } catch (SQLException e) {
      LOG.warn("The old database cannot be read: {}",
          e.getMessage());
    }
  }

  private static void force(Path path) throws IOException {
    try (FileChannel channel = FileChannel.open(path, StandardOpenOption.READ)) {
      channel.force(true);
    }
  }

  private static void deleteQuietly(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      // The name ends in .part, so the file is not mistaken for a backup.
    }
  }
}
