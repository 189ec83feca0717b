package org.variorum.server.store;

import java.nio.file.Path;
import java.time.Duration;
import org.flywaydb.core.Flyway;
import org.sqlite.SQLiteDataSource;

/** Stores that are not opened as the program opens them. */
public final class Stores {

  private Stores() {}

  /** One that tries a write for so long, and does not wait in between. */
  public static Store inFile(Path directory, Duration patience) {
    return Store.inFile(directory, patience, Duration.ofMillis(1));
  }

  /** A database as a program made it that knew migrations only up to a version. */
  static void older(Path file, String version) {
    SQLiteDataSource source = new SQLiteDataSource();
    source.setUrl("jdbc:sqlite:" + file);
    Flyway.configure().dataSource(source).locations("classpath:db/migration").target(version).load().migrate();
  }
}
