package org.variorum.server.store;

import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import org.flywaydb.core.Flyway;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/** Stores that are not opened as the program opens them. */
public final class Stores {

  private Stores() {}

  /** One that tries a write for so long, and does not wait in between. */
  public static Store inFile(Path directory, Duration slowConnectionGuard) {
    SQLiteConfig pragmas = Database.pragmas();
    pragmas.setBusyTimeout(1);
    return Store.inFile(directory, slowConnectionGuard, pragmas);
  }

  /** One in PostgreSQL that tries a write for so long. */
  public static Store at(String url, Duration slowConnectionGuard) {
    return Store.inPostgresql(Login.of(url), slowConnectionGuard);
  }

  /** A store on a disk with room for {@code pages} pages of 4 kB. */
  public static Store onFullDisk(Path directory, int pages) {
    SQLiteConfig pragmas = Database.pragmas();
    pragmas.setMaxPageCount(pages);
    return Store.inFile(directory, Journal.WRITE_TIMEOUT, pragmas);
  }

  /** What a store says that has failed. */
  public static StoreException failure(StoreException.Kind kind) {
    return new StoreException(kind, "not written", new SQLException("no room"));
  }

  /** A database as a program made it that knew migrations only up to a version. */
  static void older(Path file, String version) {
    SQLiteDataSource source = new SQLiteDataSource();
    source.setUrl("jdbc:sqlite:" + file);
    Flyway.configure().dataSource(source).locations("classpath:db/migration").target(version).load()
        .migrate();
  }
}
