package org.variorum.server.store.challenge;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.HandleCallback;
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
  /** A challenge that ended for so long is removed. */
  private static final Duration REMOVED_AFTER = Duration.ofMinutes(10);
  private static final JsonMapper JSON = JsonMapper.builder().build();
  private static final TypeReference<List<String>> TEXTS = new TypeReference<>() {};

  private final Database database;
  private final String now;
  private final Consumer<Handle> sendNotice;

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
   * @param now an SQL expression for the database's time, in milliseconds since 1970
   * @param sendNotice tells other servers, after the transaction, that challenges have changed
   */
  public ChallengeStore(Database database, String now, Consumer<Handle> sendNotice) {
    this.database = database;
    this.now = now;
    this.sendNotice = sendNotice;
  }

  /** All challenges that are open, and those that were accepted lately; the oldest first. */
  public List<Challenge> list() {
    return database.run(handle -> handle
        .createQuery("select * from challenge where until >= %s order by created, id".formatted(now))
        .map((row, context) -> challenge(row)).list());
  }

  /**
   * Opens a challenge unless there are too many.
   *
   * @param term how long it stays open unless it is renewed
   * @param mostOfGuest the maximum number of open challenges of its guest
   * @param mostOfAll the maximum number of all open challenges
   * @return whether there was room
   */
  public boolean open(Challenge challenge, Duration term, int mostOfGuest, List<OriginLimit> origins,
      int mostOfAll) {
    TimeControl time = challenge.time();
    StringBuilder room = new StringBuilder(count("guest = :guest") + " < :mostOfGuest and "
        + count("true") + " < :mostOfAll");
    for (int i = 0; i < origins.size(); i++) {
      room.append(" and ").append(count("origins like :origin" + i)).append(" < :most").append(i);
    }
    return database.run(handle -> handle.inTransaction(transaction -> {
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
          .bind("mostOfGuest", mostOfGuest).bind("mostOfAll", mostOfAll);
      for (int i = 0; i < origins.size(); i++) {
        insert.bind("origin" + i, "%\"" + origins.get(i).origin() + "\"%")
            .bind("most" + i, origins.get(i).most());
      }
      return notifyIf(insert.execute() == 1, transaction);
    }));
  }

  private String count(String condition) {
    return "(select count(*) from challenge where table_id is null and until >= %s and %s)"
        .formatted(now, condition);
  }

  private boolean notifyIf(boolean changed, Handle transaction) {
    if (changed) {
      sendNotice.accept(transaction);
    }
    return changed;
  }

  /**
   * Accepts a challenge, and creates its table, unless it is not open any more. If it is live, the other live challenges
   * of both guests end.
   *
   * @param joiner the id of the guest who accepts it
   * @param createTable stores the table with the id {@code table} in the transaction
   * @return whether it was open; if not, nothing is stored
   */
  public boolean take(Challenge challenge, String joiner, String table, Consumer<Handle> createTable) {
    return database.run(handle -> handle.inTransaction(transaction -> {
      boolean isTaken = transaction.createUpdate("""
          update challenge set table_id = :table, until = %1$s + :term
          where id = :id and table_id is null and until >= %1$s""".formatted(now))
          .bind("table", table).bind("term", TAKEN_TERM.toMillis()).bind("id", challenge.id()).execute() == 1;
      if (isTaken) {
        createTable.accept(transaction);
        if (challenge.isLive()) {
          transaction.execute("""
              delete from challenge where guest in (?, ?) and table_id is null and time_days is null""",
              challenge.guest(), joiner);
        }
      }
      return notifyIf(isTaken, transaction);
    }));
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
      int unused = database.run(handle -> handle.createUpdate("""
          update challenge set until = %1$s + :term
          where guest in (<guests>) and time_days is null and table_id is null and until >= %1$s"""
          .formatted(now)).bindList("guests", List.copyOf(guests)).bind("term", term.toMillis()).execute());
    }
  }

  /**
   * Renews live challenges that ended a short while ago. For the start of the only server of a database: while no server
   * ran, no page could keep its challenge open.
   */
  public void resume(Duration term) {
    int unused = database.run(handle -> handle.createUpdate("""
        update challenge set until = %1$s + :term where time_days is null and table_id is null
          and until >= %1$s - :past and until < %1$s + :term""".formatted(now))
        .bind("term", term.toMillis()).bind("past", REMOVED_AFTER.toMillis()).execute());
  }

  /** Removes the challenges that ended a while ago. */
  public void removeOld() {
    int unused = database.run(handle -> handle.createUpdate(
        "delete from challenge where until < %s - :past".formatted(now))
        .bind("past", REMOVED_AFTER.toMillis()).execute());
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
