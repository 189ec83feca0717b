package org.variorum.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.LinkedHashMap;
import java.util.Map;
import org.flywaydb.core.api.MigrationVersion;
import org.flywaydb.core.api.migration.Context;
import org.flywaydb.core.api.migration.JavaMigration;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.variorum.rules.definition.DefinitionException;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.Library;

/**
 * A migration that fills in the versions of definitions stored before there was a column for versions. The versions are
 * read from the texts. A definition that can no longer be read keeps the default version.
 */
final class DefinitionVersions implements JavaMigration {

  private static final Logger LOG = LoggerFactory.getLogger(DefinitionVersions.class);

  @Override
  public MigrationVersion getVersion() {
    return MigrationVersion.fromVersion("7");
  }

  @Override
  public String getDescription() {
    return "definition versions";
  }

  @Override
  public @Nullable Integer getChecksum() {
    return null;
  }

  @Override
  public boolean canExecuteInTransaction() {
    return true;
  }

  @Override
  public void migrate(Context context) throws SQLException {
    Connection connection = context.getConnection();
    Map<String, String> versions = versions(connection);
    try (PreparedStatement update =
        connection.prepareStatement("update definition set version = ? where hash = ?")) {
      for (Map.Entry<String, String> version : versions.entrySet()) {
        update.setString(1, version.getValue());
        update.setString(2, version.getKey());
        update.executeUpdate();
      }
    }
  }

  /** The versions by the hashes of the definitions. */
  private static Map<String, String> versions(Connection connection) throws SQLException {
    Map<String, String> versions = new LinkedHashMap<>();
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery("select hash, name, sources from definition")) {
      while (rows.next()) {
        String name = rows.getString("name");
        try {
          Library texts = Library.of(Statements.sources(rows));
          versions.put(rows.getString("hash"), DefinitionReader.ofStoredGames(texts).card(name).version());
        } catch (DefinitionException e) {
          LOG.warn("A stored definition of {} cannot be read; it keeps the default version: {}", name,
              e.getMessage());
        }
      }
    }
    return versions;
  }
}
