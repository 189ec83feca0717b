package org.variorum.server.store.challenge;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.HandleCallback;
import org.jdbi.v3.core.statement.Update;
import org.jspecify.annotations.Nullable;
import org.variorum.server.api.table.TimeControl;
import org.variorum.view.answer.Color;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/**
 * The stored challenges. Each operation is one transaction. The time is the database's, the same for all servers that
 * share it.
 */
public final class ChallengeStore {

  /** How long a challenge that was accepted stays in the list, so that every server can tell its guest. */
  static final Duration TAKEN_TERM = Duration.ofMinutes(5);
  /** A challenge that was accepted is kept for so long after that, to count the joiners' games without a move. */
  private static final Duration REMOVED_AFTER = Duration.ofMinutes(10);
  private static final int MOST_ACCEPTED = 5_000;
  private static final JsonMapper JSON = JsonMapper.builder().build();
  private static final TypeReference<List<String>> TEXTS = new TypeReference<>() {};

  private final Database database;
  private final String now;
  private final Consumer<Handle> sendNotice;
  private final Consumer<Handle> lock;

  /** A database that runs operations; it throws exceptions that say in words what failed. */
  public interface Database {
    <R> R run(HandleCallback<R, RuntimeException> operation);
  }

  /**
   * A limit on the number of open challenges of one origin.
   *
   * @param origin one of {@link Challenge#origins}
   */
  public record OriginLimit(String origin, int most) {}

  /**
   * The limits on the number of open challenges.
   *
   * @param guest the maximum of one guest
   * @param origins the maximum of each origin of a challenge
   * @param correspondence the maximum of all challenges to correspondence games
   * @param all the maximum of all challenges
   */
  public record Limits(int guest, List<OriginLimit> origins, int correspondence, int all) {}

  /**
   * A guest who accepts a challenge, and the limits on the number of games that began with a join in the last quarter of
   * an hour, and in which the joiner has not moved.
   *
   * @param guest the id of the guest
   * @param most the maximum of this guest, of games in progress that are live, or that are not, as the challenge is
   * @param origins the maximum of each origin of the guest, of games that are over, too
   */
  public record Joiner(String guest, int most, List<OriginLimit> origins) {}

  /**
   * A challenge that was accepted.
   *
   * @param guest the id of the guest who had opened it
   * @param until the database's time until which the guest is told
   * @param millis the time until then
   */
  public record Accepted(String id, String guest, String table, long until, long millis) {}

  /**
   * @param now an SQL expression for the database's time, in milliseconds since 1970
   * @param sendNotice tells other servers, after the transaction, that challenges have changed
   * @param lock lets one transaction at a time write several challenges, or count and write: so limits hold, and no
   *     transaction waits for another that waits for it
   */
  public ChallengeStore(Database database, String now, Consumer<Handle> sendNotice, Consumer<Handle> lock) {
    this.database = database;
    this.now = now;
    this.sendNotice = sendNotice;
    this.lock = lock;
  }

  /** All open challenges; the oldest first. */
  public List<Challenge> list() {
    return database.run(handle -> handle
        .createQuery("select * from challenge where table_id is null and until >= %s order by created, id"
            .formatted(now))
        .map((row, context) -> challenge(row)).list());
  }

  /** A challenge that is open, or was accepted lately; empty if there is none with this id. */
  public Optional<Challenge> find(String id) {
    return database.run(handle -> handle
        .createQuery("select * from challenge where id = :id and until >= %s".formatted(now)).bind("id", id)
        .map((row, context) -> challenge(row)).findOne());
  }

  /** The challenges that were accepted lately, with guests that are told until {@code after} or later. */
  public List<Accepted> accepted(long after) {
    return database.run(handle -> handle.createQuery("""
        select id, guest, table_id, until, until - %1$s as millis from challenge
        where table_id is not null and until >= %1$s and until >= :after
        order by until limit :most""".formatted(now)).bind("after", after).bind("most", MOST_ACCEPTED)
        .map((row, context) -> new Accepted(row.getString("id"), row.getString("guest"),
            row.getString("table_id"), row.getLong("until"), row.getLong("millis")))
        .list());
  }

  /**
   * Opens a challenge unless there are too many.
   *
   * @param term how long it stays open unless it is renewed
   * @return whether there was room
   */
  public boolean open(Challenge challenge, Duration term, Limits limits) {
    TimeControl time = challenge.time();
    StringBuilder room = new StringBuilder(count("guest = :guest") + " < :mostOfGuest and "
        + count("true") + " < :mostOfAll");
    if (!challenge.isLive()) {
      room.append(" and ").append(count("time_days is not null")).append(" < :mostOfKind");
    }
    for (int i = 0; i < limits.origins().size(); i++) {
      room.append(" and ").append(count("origins like :origin" + i)).append(" < :most").append(i);
    }
    return database.run(handle -> handle.inTransaction(transaction -> {
      lock.accept(transaction);
      var insert = transaction.createUpdate("""
          insert into challenge (id, guest, origins, games, family, options, side, time_main, time_increment,
            time_byoyomi, time_days, created, until)
          select :id, :guest, :origins, :games, cast(:family as varchar(64)), :options, cast(:side as varchar(8)),
            cast(:main as integer), cast(:increment as integer), cast(:byoyomi as integer),
            cast(:days as integer), cast(:created as bigint), %s + :term
          where %s""".formatted(now, room))
          .bind("id", challenge.id()).bind("guest", challenge.guest())
          .bind("origins", JSON.writeValueAsString(challenge.origins()))
          .bind("games", JSON.writeValueAsString(challenge.games())).bind("family", challenge.family())
          .bind("options", JSON.writeValueAsString(challenge.options()))
          .bind("side", challenge.side() == null ? null : challenge.side().name())
          .bind("main", time == null ? null : (Integer) time.main())
          .bind("increment", time == null ? null : (Integer) time.increment())
          .bind("byoyomi", time == null ? null : (Integer) time.byoyomi())
          .bind("days", time == null ? null : time.days())
          .bind("created", challenge.created().toEpochMilli()).bind("term", term.toMillis())
          .bind("mostOfGuest", limits.guest()).bind("mostOfAll", limits.all())
          .bind("mostOfKind", limits.correspondence());
      bind(insert, limits.origins());
      return notifyIf(insert.execute() == 1, transaction);
    }));
  }

  private String count(String condition) {
    return "(select count(*) from challenge where table_id is null and until >= %s and %s)"
        .formatted(now, condition);
  }

  private static void bind(Update statement, List<OriginLimit> origins) {
    for (int i = 0; i < origins.size(); i++) {
      statement.bind("origin" + i, "%\"" + origins.get(i).origin() + "\"%")
          .bind("most" + i, origins.get(i).most());
    }
  }

  private boolean notifyIf(boolean changed, Handle transaction) {
    if (changed) {
      sendNotice.accept(transaction);
    }
    return changed;
  }

  /**
   * Accepts a challenge, and creates its table, unless it is not open any more, or its joiner has too many games without
   * a move. If it is live, the other live challenges of both guests end.
   *
   * @param createTable stores the table with the id {@code table} in the transaction
   * @return whether it was accepted; if not, nothing is stored
   */
  public boolean take(Challenge challenge, Joiner joiner, String table, Consumer<Handle> createTable) {
    StringBuilder room = new StringBuilder(unmovedOfGuest(challenge.isLive()) + " < :most");
    for (int i = 0; i < joiner.origins().size(); i++) {
      room.append(" and ").append(unmoved("c.joiner_origins like :origin" + i)).append(" < :most").append(i);
    }
    List<String> origins = joiner.origins().stream().map(OriginLimit::origin).toList();
    return database.run(handle -> handle.inTransaction(transaction -> {
      lock.accept(transaction);
      Update update = transaction.createUpdate("""
          update challenge set table_id = :table, until = %1$s + :term, joiner = :joiner, joiner_origins = :origins
          where id = :id and table_id is null and until >= %1$s and %2$s""".formatted(now, room))
          .bind("table", table).bind("term", TAKEN_TERM.toMillis()).bind("id", challenge.id())
          .bind("joiner", joiner.guest()).bind("origins", JSON.writeValueAsString(origins))
          .bind("most", joiner.most());
      bind(update, joiner.origins());
      boolean isTaken = update.execute() == 1;
      if (isTaken) {
        createTable.accept(transaction);
        if (challenge.isLive()) {
          transaction.execute("""
              delete from challenge where guest in (?, ?) and table_id is null and time_days is null""",
              challenge.guest(), joiner.guest());
        }
      }
      return notifyIf(isTaken, transaction);
    }));
  }

  /** The number of games in progress that a guest joined lately without having moved. */
  public int unmovedGames(String guest, boolean isLive) {
    return database.run(handle -> handle.createQuery("select " + unmovedOfGuest(isLive)).bind("joiner", guest)
        .mapTo(Integer.class).one());
  }

  private static String unmovedOfGuest(boolean isLive) {
    return unmoved("c.joiner = :joiner and t.stage = 'playing' and c.time_days is "
        + (isLive ? "null" : "not null"));
  }

  private static String unmoved(String condition) {
    return """
        (select count(*) from challenge c join play_table t on t.id = c.table_id
          join seat s on s.table_id = t.id and s.guest = c.joiner
          where t.unmoved like '%' || s.side || '%' and """ + " " + condition + ")";
  }

  /** Removes an open challenge of a guest; returns whether there was one. */
  public boolean withdraw(String id, String guest) {
    return database.run(handle -> handle.inTransaction(transaction -> notifyIf(
        transaction.execute("delete from challenge where id = ? and guest = ? and table_id is null", id,
            guest) == 1,
        transaction)));
  }

  /** Renews the open live challenges of guests who have a page open. */
  public void renew(Collection<String> guests, Duration term) {
    if (!guests.isEmpty()) {
      int unused = database.run(handle -> handle.inTransaction(transaction -> {
        lock.accept(transaction);
        return transaction.createUpdate("""
            update challenge set until = %1$s + :term
            where guest in (<guests>) and time_days is null and table_id is null and until >= %1$s"""
            .formatted(now)).bindList("guests", List.copyOf(guests)).bind("term", term.toMillis()).execute();
      }));
    }
  }

  /**
   * Renews live challenges that ended a short while ago. For the start of the only server of a database: while no server
   * ran, no page could keep its challenge open. Those that ended while it ran were removed then.
   */
  public void resume(Duration term) {
    int unused = database.run(handle -> handle.createUpdate("""
        update challenge set until = %1$s + :term where time_days is null and table_id is null
          and until >= %1$s - :past and until < %1$s + :term""".formatted(now))
        .bind("term", term.toMillis()).bind("past", REMOVED_AFTER.toMillis()).execute());
  }

  /** Removes the challenges that ended without a game, and those that were accepted a while ago. */
  public void removeOld() {
    int unused = database.run(handle -> handle.inTransaction(transaction -> {
      lock.accept(transaction);
      return transaction
          .createUpdate("""
          delete from challenge where until < %1$s - :past or table_id is null and until < %1$s"""
              .formatted(now))
          .bind("past", REMOVED_AFTER.toMillis()).execute();
    }));
  }

  private static Challenge challenge(ResultSet row) throws SQLException {
    String side = row.getString("side");
    return new Challenge(row.getString("id"), row.getString("guest"), texts(row, "origins"),
        texts(row, "games"), row.getString("family"), texts(row, "options"),
        side == null ? null : Color.valueOf(side), time(row),
        Instant.ofEpochMilli(row.getLong("created")), row.getString("table_id"));
  }

  private static List<String> texts(ResultSet row, String column) throws SQLException {
    return JSON.readValue(row.getString(column), TEXTS);
  }

  private static @Nullable TimeControl time(ResultSet row) throws SQLException {
    int main = row.getInt("time_main");
    if (row.wasNull()) {
      return null;
    }
    int days = row.getInt("time_days");
    Integer daysOrNone = row.wasNull() ? null : (Integer) days;
    return new TimeControl(main, row.getInt("time_increment"), row.getInt("time_byoyomi"), daysOrNone);
  }
}
