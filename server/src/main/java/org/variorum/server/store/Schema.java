package org.variorum.server.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.MigrationInfo;
import org.flywaydb.core.api.MigrationVersion;
import org.jdbi.v3.core.Jdbi;
import org.sqlite.SQLiteDataSource;

/** The tables that a database has, by the migrations that made them. */
final class Schema {

  /** The columns that there are in each version, as TABLE.COLUMN; made once by making such a database. */
  private static final Map<String, Set<String>> COLUMNS = new ConcurrentHashMap<>();

  private Schema() {}

  /**
   * Brings a database to the form that this program uses.
   *
   * @throws StoreException if a newer program has been there, before anything is changed; or if it lacks something
   */
  static void migrate(DataSource database, DatabaseDialect dialect) {
    Flyway flyway = flyway(database, MigrationVersion.LATEST);
    requireKnown(flyway, "the database");
    flyway.migrate();
    requireWhole(flyway, Jdbi.create(database), dialect, "the database");
  }

  /**
   * Makes sure that a file is a database of this program, or of an older one, with all that belongs to it. Nothing in it is
   * changed.
   *
   * @param shown what people know it as
   * @throws StoreException what it is instead, in words
   */
  static void requireSound(DataSource database, String shown) {
    Flyway flyway = flyway(database, MigrationVersion.LATEST);
    requireKnown(flyway, shown);
    requireWhole(flyway, Jdbi.create(database), DatabaseDialect.SQLITE, shown);
  }

  private static Flyway flyway(DataSource database, MigrationVersion target) {
    return Flyway.configure().dataSource(database).locations("classpath:db/migration").target(target)
        .javaMigrations(new DefinitionVersions()).load();
  }

  private static void requireKnown(Flyway flyway, String shown) {
    for (MigrationInfo info : flyway.info().applied()) {
      if (!info.getState().isResolved()) {
        throw new StoreException(shown + " is of a newer version of this program: its tables have form "
            + info.getVersion()
            + ", which this version does not know; use the newer version, or an older backup",
            null);
      }
    }
  }

  private static void requireWhole(Flyway flyway, Jdbi database, DatabaseDialect dialect, String shown) {
    MigrationInfo last = flyway.info().current();
    MigrationVersion version = last == null ? null : last.getVersion();
    if (version == null) {
      throw new StoreException(shown + " is not a database of this program", null);
    }
    Set<String> missing =
        new TreeSet<>(COLUMNS.computeIfAbsent(version.toString(), unused -> columnsOf(version)));
    missing.removeAll(database.withHandle(handle -> dialect.columns(handle)));
    if (!missing.isEmpty()) {
      throw new StoreException(shown + " is damaged: it lacks " + String.join(", ", missing), null);
    }
  }

  private static Set<String> columnsOf(MigrationVersion version) {
    try {
      Path file = Files.createTempFile("variorum", ".db");
      try {
        SQLiteDataSource fresh = new SQLiteDataSource();
        fresh.setUrl("jdbc:sqlite:" + file);
        flyway(fresh, version).migrate();
        return Jdbi.create(fresh).withHandle(DatabaseDialect.SQLITE::columns);
      } finally {
        Files.deleteIfExists(file);
      }
    } catch (IOException e) {
      throw new StoreException("there is no room for a small file: " + e.getMessage(), e);
    }
  }
}
