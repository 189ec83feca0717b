package org.variorum.server.store.publication;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import org.variorum.server.api.publication.DefinitionView.Visibility;
import org.variorum.server.store.challenge.ChallengeStore;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** The stored definitions that people have published, and the reports on them. Each operation is one transaction. */
public final class PublicationStore {

  private static final JsonMapper JSON = JsonMapper.builder().build();
  private static final TypeReference<Map<String, String>> TEXTS_BY_ID = new TypeReference<>() {};
  private static final String SELECT = """
      select p.*, v.number, v.hash, v.page, v.sources, v.created as published
      from published p join published_version v on v.owner = p.owner and v.name = p.name
      """;
  private static final String NEWEST = SELECT + " and v.number = p.version ";
  /** The newest versions that thinning keeps. */
  private static final int KEPT = 50;

  private final ChallengeStore.Database database;

  /** The limits on what one person publishes. */
  public record Quota(int definitions, int versions, int perDay) {}

  /** The result of {@link #publish}. */
  public enum Result {
    /** The version is stored, or was the newest already. */
    done,
    /** The person has too many definitions. */
    tooMany,
    /** The person has published too many versions today. */
    tooOften
  }

  /**
   * A definition in the gallery.
   *
   * @param games the number of tables at which it was played
   */
  public record Listed(StoredDefinition definition, long games) {}

  /** The orders of the gallery. */
  public enum Order {
    newest("p.changed desc"),
    played("games desc, p.changed desc"),
    name("p.name");

    private final String sql;

    Order(String sql) {
      this.sql = sql;
    }
  }

  /** A version of a definition, without its texts. */
  public record Version(int number, String hash, Instant created) {}

  public PublicationStore(ChallengeStore.Database database) {
    this.database = database;
  }

  /** The newest version of a definition. */
  public Optional<StoredDefinition> find(String owner, String name) {
    return database.run(handle -> handle.select(NEWEST + "where p.owner = ? and p.name = ?", owner, name)
        .map((row, context) -> definition(row)).findOne());
  }

  /** The version of a definition with a hash, the newest if there are several. */
  public Optional<StoredDefinition> find(String owner, String name, String hash) {
    return database.run(handle -> handle
        .select(SELECT + "where p.owner = ? and p.name = ? and v.hash = ? order by v.number desc limit 1",
            owner, name, hash)
        .map((row, context) -> definition(row)).findOne());
  }

  /** The newest versions of the definitions of a person, the latest first. */
  public List<StoredDefinition> of(String guest) {
    return database.run(handle -> handle.select(NEWEST + "where p.guest = ? order by p.changed desc, p.name",
        guest).map((row, context) -> definition(row)).list());
  }

  /** The versions of a definition, the newest first. */
  public List<Version> versions(String owner, String name) {
    return database.run(handle -> handle.select("""
        select number, hash, created from published_version where owner = ? and name = ?
        order by number desc""", owner, name)
        .map((row, context) -> new Version(row.getInt("number"), row.getString("hash"),
            instant(row, "created")))
        .list());
  }

  /**
   * Stores a new version, and its definition if it is the first. The same texts as those of the newest version make no
   * new version. If there are too many versions, every second one of the older is removed.
   *
   * @param version the definition; its {@link StoredDefinition#number} does not count
   */
  public Result publish(StoredDefinition version, Quota quota) {
    return database.run(handle -> handle.inTransaction(transaction -> publish(transaction, version, quota)));
  }

  private static Result publish(Handle handle, StoredDefinition version, Quota quota) {
    // The first statement writes, so that two transactions of one person follow each other.
    handle.execute("update account set guest = guest where guest = ?", version.guest());
    Optional<Version> newest = newest(handle, version);
    boolean isNew = newest.isEmpty();
    if (isNew && count(handle, "published where guest = ?", version.guest()) >= quota.definitions()) {
      return Result.tooMany;
    }
    boolean isSame = newest.filter(known -> known.hash().equals(version.hash())).isPresent();
    if (!isSame && count(handle,
        "published_version v join published p on p.owner = v.owner and p.name = v.name"
            + " where p.guest = ? and v.created > ?",
        version.guest(),
        version.published().toEpochMilli() - 86_400_000L) >= quota.perDay()) {
      return Result.tooOften;
    }
    int number = newest.map(Version::number).orElse(0) + (isSame ? 0 : 1);
    put(handle, version, number);
    if (!isSame) {
      insert(handle, version, number);
      thin(handle, version, quota.versions());
    }
    return Result.done;
  }

  private static Optional<Version> newest(Handle handle, StoredDefinition version) {
    return handle.select("""
        select number, hash, created from published_version where owner = ? and name = ?
        order by number desc limit 1""", version.owner(), version.name())
        .map((row, context) -> new Version(row.getInt("number"), row.getString("hash"),
            instant(row, "created")))
        .findOne();
  }

  private static long count(Handle handle, String what, Object... values) {
    return handle.select("select count(*) from " + what, values).mapTo(Long.class).one();
  }

  private static void put(Handle handle, StoredDefinition version, int number) {
    handle.createUpdate("""
        insert into published (owner, name, guest, visibility, version, copied_from, tags, created, changed)
        values (:owner, :name, :guest, :visibility, :version, :from, :tags, :now, :now)
        on conflict (owner, name) do update set visibility = excluded.visibility, version = excluded.version,
          tags = excluded.tags, changed = excluded.changed""")
        .bind("owner", version.owner()).bind("name", version.name()).bind("guest", version.guest())
        .bind("visibility", version.visibility().name()).bind("version", number)
        .bind("from", version.copiedFrom()).bind("tags", String.join(",", version.tags()))
        .bind("now", version.published().toEpochMilli()).execute();
  }

  private static void insert(Handle handle, StoredDefinition version, int number) {
    handle.createUpdate("""
        insert into published_version (owner, name, number, hash, page, sources, created)
        values (:owner, :name, :number, :hash, :page, :sources, :now)""")
        .bind("owner", version.owner()).bind("name", version.name()).bind("number", number)
        .bind("hash", version.hash()).bind("page", version.page())
        .bind("sources", JSON.writeValueAsString(version.sources()))
        .bind("now", version.published().toEpochMilli()).execute();
  }

  private static void thin(Handle handle, StoredDefinition version, int most) {
    if (count(handle, "published_version where owner = ? and name = ?", version.owner(), version.name())
        > most) {
      handle.createUpdate("""
          delete from published_version where owner = :owner and name = :name and number in (
            select number from (
              select number, row_number() over (order by number desc) as place from published_version
              where owner = :owner and name = :name) ranked
            where place > :kept and place % 2 = 0)""")
          .bind("owner", version.owner()).bind("name", version.name()).bind("kept", KEPT).execute();
    }
  }

  /** Changes which people may find a definition; returns whether the person has one with this name. */
  public boolean show(String guest, String name, Visibility visibility) {
    return database.run(handle -> handle.execute(
        "update published set visibility = ? where guest = ? and name = ?", visibility.name(), guest, name))
        == 1;
  }

  /** Withdraws a definition with all its versions; returns whether the person has one with this name. */
  public boolean withdraw(String guest, String name) {
    // What the operator has removed stays removed.
    return database.run(handle -> handle.execute(
        "delete from published where guest = ? and name = ? and removed is null", guest, name)) == 1;
  }

  /**
   * Public definitions.
   *
   * @param tag a tag that all have; empty for any
   */
  public List<Listed> gallery(Order order, String tag, int offset, int limit) {
    return database.run(handle -> handle.createQuery("""
        select p.*, v.number, v.hash, v.page, v.sources, v.created as published,
          (select count(*) from play_table t join definition d on d.hash = t.definition
           where d.owner = p.owner and d.name = p.name) as games
        from published p join published_version v
          on v.owner = p.owner and v.name = p.name and v.number = p.version
        where p.visibility = 'open' and p.removed is null
          and (:tag = '' or ',' || p.tags || ',' like '%,' || :tag || ',%')
        order by""" + " " + order.sql + ", p.owner, p.name limit :most offset :first")
        .bind("tag", tag).bind("most", limit).bind("first", offset)
        .map((row, context) -> new Listed(definition(row), row.getLong("games"))).list());
  }

  /** Stores a report; returns false if the guest has reported the definition already. */
  public boolean report(Report report) {
    return database.run(handle -> handle.createUpdate("""
        insert into published_report (id, owner, name, kind, words, guest, at)
        values (:id, :owner, :name, :kind, :words, :guest, :at) on conflict do nothing""")
        .bind("id", report.id()).bind("owner", report.owner()).bind("name", report.name())
        .bind("kind", report.kind()).bind("words", report.words()).bind("guest", report.guest())
        .bind("at", report.at().toEpochMilli()).execute()) == 1;
  }

  /** The number of reports on a definition. */
  public long reports(String owner, String name) {
    return database
        .run(handle -> count(handle, "published_report where owner = ? and name = ?", owner, name));
  }

  /** The latest reports, the latest first. */
  public List<Report> reports(int limit) {
    return database.run(handle -> handle.select("select * from published_report order by at desc, id limit ?",
        limit).map(
            (row, context) -> new Report(row.getString("id"), row.getString("owner"),
                row.getString("name"), row.getString("kind"), row.getString("words"), row.getString("guest"),
                instant(row, "at")))
        .list());
  }

  /** Marks a definition as removed by the operator, or not; returns whether there is one. */
  public boolean setRemoved(String owner, String name, @Nullable Instant moment) {
    return database.run(handle -> handle.execute(
        "update published set removed = ? where owner = ? and name = ?",
        moment == null ? null : (Long) moment.toEpochMilli(), owner, name)) == 1;
  }

  private static StoredDefinition definition(ResultSet row) throws SQLException {
    Instant removed = instant(row, "removed");
    boolean isRemoved = !row.wasNull();
    return new StoredDefinition(row.getString("owner"), row.getString("name"), row.getString("guest"),
        Visibility.valueOf(row.getString("visibility")),
        row.getString("copied_from"),
        Arrays.stream(row.getString("tags").split(",")).filter(tag -> !tag.isEmpty()).toList(),
        instant(row, "created"), isRemoved ? removed : null, row.getInt("number"), row.getString("hash"),
        row.getString("page"), JSON.readValue(row.getString("sources"), TEXTS_BY_ID),
        instant(row, "published"));
  }

  private static Instant instant(ResultSet row, String column) throws SQLException {
    return Instant.ofEpochMilli(row.getLong(column));
  }
}
