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

/** The schema of a database, as its migrations define it. */
final class Schema {

  /** The columns in each version of the schema, as TABLE.COLUMN; read once from a new database of that version. */
  private static final Map<String, Set<String>> COLUMNS = new ConcurrentHashMap<>();

  private Schema() {}

  /**
   * Migrates a database to the current schema.
   *
   * @throws StoreException if a newer program has used the database, which is then unchanged; or if a column is missing
   *     after the migration
   */
  static void migrate(DataSource database, DatabaseDialect dialect) {
    Flyway flyway = flyway(database, MigrationVersion.LATEST);
    requireKnownVersion(flyway, "the database");
    flyway.migrate();
    requireAllColumns(flyway, Jdbi.create(database), dialect, "the database");
  }

  /**
   * Checks that a file is a complete database of this program or of an older version of it. Changes nothing.
   *
   * @param nameInMessages the name of the file in error messages
   * @throws StoreException if the file is no complete database of this program, with the reason in words
   */
  static void requireSound(DataSource database, String nameInMessages) {
    Flyway flyway = flyway(database, MigrationVersion.LATEST);
    requireKnownVersion(flyway, nameInMessages);
    requireAllColumns(flyway, Jdbi.create(database), DatabaseDialect.SQLITE, nameInMessages);
  }

  private static Flyway flyway(DataSource database, MigrationVersion target) {
    return Flyway.configure().dataSource(database).locations("classpath:db/migration").target(target)
        .javaMigrations(new DefinitionVersions()).load();
  }

  private static void requireKnownVersion(Flyway flyway, String nameInMessages) {
    for (MigrationInfo info : flyway.info().applied()) {
      if (!info.getState().isResolved()) {
        throw new StoreException(
            nameInMessages + " was written by a newer version of this program: its schema has version "
                + info.getVersion()
                + ", which this version does not know; use the newer version, or an older backup",
            null);
      }
    }
  }

  private static void requireAllColumns(Flyway flyway, Jdbi database, DatabaseDialect dialect,
      String nameInMessages) {
    MigrationInfo last = flyway.info().current();
    MigrationVersion version = last == null ? null : last.getVersion();
    if (version == null) {
      throw new StoreException(nameInMessages + " is not a database of this program", null);
    }
    Set<String> missing =
        new TreeSet<>(COLUMNS.computeIfAbsent(version.toString(), unused -> columnsOf(version)));
    missing.removeAll(database.withHandle(handle -> dialect.columns(handle)));
    if (!missing.isEmpty()) {
      throw new StoreException(nameInMessages + " is damaged: it lacks " + String.join(", ", missing), null);
    }
  }

  private static Set<String> columnsOf(MigrationVersion version) {
    try {
      Path file = Files.createTempFile("variorum", ".db");
      try {
        SQLiteDataSource empty = new SQLiteDataSource();
        empty.setUrl("jdbc:sqlite:" + file);
        flyway(empty, version).migrate();
        return Jdbi.create(empty).withHandle(DatabaseDialect.SQLITE::columns);
      } finally {
        Files.deleteIfExists(file);
      }
    } catch (IOException e) {
      throw new StoreException("a temporary file cannot be created: " + e.getMessage(), e);
    }
  }
}
