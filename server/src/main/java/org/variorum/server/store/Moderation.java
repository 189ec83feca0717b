package org.variorum.server.store;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import org.jdbi.v3.core.JdbiException;
import org.variorum.rules.definition.DefinitionKey;
import org.variorum.server.store.publication.PublicationStore;
import org.variorum.server.store.publication.Report;

/** The operator's access to published definitions. A server may use the database at the same time. */
public final class Moderation implements AutoCloseable {

  private final Database database;
  private final PublicationStore publications;

  private Moderation(Database database) {
    this.database = database;
    publications = new PublicationStore(database.jdbi::withHandle);
  }

  /** @throws StoreException if there is no usable database in the folder */
  public static Moderation inFile(Path folder) {
    Path file = folder.resolve(Store.FILE);
    if (!Files.isRegularFile(file)) {
      throw new StoreException("there is no database in the folder " + folder, null);
    }
    return new Moderation(Database.sqlite(file, Database.pragmas()));
  }

  /** @throws StoreException if the database cannot be opened */
  public static Moderation inPostgresql(Login login) {
    return new Moderation(Database.postgresql(login));
  }

  /** The latest reports, the latest first. */
  public List<Report> reports(int limit) {
    try {
      return publications.reports(limit);
    } catch (JdbiException e) {
      throw database.failure("the database failed", e);
    }
  }

  /**
   * Removes a definition from all lists, so that no new game can start, or restores it. Games that were begun go on.
   *
   * @param id the owner and the name with a colon
   * @return whether there is such a definition
   */
  public boolean setRemoved(String id, boolean isRemoved) {
    DefinitionKey key = DefinitionKey.of(id, "");
    try {
      return publications.setRemoved(key.owner(), key.name(), isRemoved ? Instant.now() : null);
    } catch (JdbiException e) {
      throw database.failure("the database failed", e);
    }
  }

  @Override
  public void close() {
    database.close();
  }
}
