package org.variorum.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Query;
import org.jdbi.v3.core.statement.SqlStatement;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.definition.DefinitionKey;
import org.variorum.server.api.table.TableView.Stage;
import org.variorum.server.api.table.TimeControl;
import org.variorum.view.answer.Color;
import org.variorum.view.answer.OutcomeView;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** The SQL statements for tables, events and definitions. */
final class Statements {

  /** The beginning of a query for {@link #tableEntries}. */
  static final String SELECT_TABLES = """
      select t.*, d.hash, d.owner, d.name, d.version, d.options, d.sources
      from play_table t join definition d on d.hash = t.definition
      """;

  private static final JsonMapper JSON = JsonMapper.builder().build();
  private static final TypeReference<List<String>> TEXTS = new TypeReference<>() {};
  private static final TypeReference<Map<String, String>> TEXTS_BY_ID = new TypeReference<>() {};

  private Statements() {}

  /** The kinds of events, spelt as in the database. */
  private enum EventKind {
    sat(Event.Sat.class),
    moved(Event.Moved.class),
    took_back(Event.TookBack.class),
    began(Event.Began.class),
    offered(Event.Offered.class),
    declined(Event.Declined.class),
    ended(Event.Ended.class),
    rematched(Event.Rematched.class);

    final Class<? extends Event> type;

    EventKind(Class<? extends Event> type) {
      this.type = type;
    }

    static EventKind of(Event event) {
      return Arrays.stream(values()).filter(kind -> kind.type.isInstance(event)).findFirst().orElseThrow();
    }
  }

  static void insert(Handle handle, TableEntry table) {
    Founding founding = table.founding();
    StoredRules rules = founding.rules();
    handle.createUpdate("""
        insert into definition (hash, owner, name, version, options, sources)
        values (:hash, :owner, :name, :version, :options, :sources)
        on conflict do nothing""")
        .bind("hash", rules.hash()).bind("owner", rules.key().owner()).bind("name", rules.key().name())
        .bind("version", rules.key().version())
        .bind("options", JSON.writeValueAsString(rules.options()))
        .bind("sources", JSON.writeValueAsString(rules.sources())).execute();
    TimeControl time = founding.time();
    bind(
        handle.createUpdate(
            """
        insert into play_table (id, definition, start, opening, opening_san, opening_turns, time_main,
          time_increment, time_byoyomi, time_days, created, changed, stage, turn, plies, placement, last, winner,
          reason, words, deadline, unmoved)
        values (:id, :definition, :start, :opening, :openingSan, :openingTurns, :main,
          :increment, :byoyomi, :days, :created, :changed, :stage, :turn, :plies, :placement, :last, :winner,
          :reason, :words, :deadline, :unmoved)"""),
        table.status())
        .bind("id", founding.id()).bind("definition", rules.hash()).bind("start", founding.start())
        .bind("opening", JSON.writeValueAsString(founding.opening()))
        .bind("openingSan", JSON.writeValueAsString(founding.openingSan()))
        .bind("openingTurns",
            founding.openingTurns().isEmpty() ? null : JSON.writeValueAsString(founding.openingTurns()))
        .bind("main", time == null ? null : (Integer) time.main())
        .bind("increment", time == null ? null : (Integer) time.increment())
        .bind("byoyomi", time == null ? null : (Integer) time.byoyomi())
        .bind("days", time == null ? null : time.days())
        .bind("created", founding.created().toEpochMilli()).execute();
    SeatStatements.insert(handle, founding.id(), founding.seats());
  }

  static void append(Handle handle, String table, List<StoredEvent> storedEvents) {
    var batch = handle.prepareBatch(
        "insert into event (table_id, sequence, kind, data, at) values (:table, :sequence, :kind, :data, :at)");
    for (StoredEvent storedEvent : storedEvents) {
      batch.bind("table", table).bind("sequence", storedEvent.sequence())
          .bind("kind", EventKind.of(storedEvent.event()).name())
          .bind("data", JSON.writeValueAsString(storedEvent.event()))
          .bind("at", storedEvent.time().toEpochMilli())
          .add();
    }
    batch.execute();
  }

  /** The database's time, in milliseconds since 1970. */
  static long now(Handle handle, DatabaseDialect dialect) {
    return handle.createQuery("select " + dialect.now()).mapTo(Long.class).one();
  }

  /** Whether a write is stored already. Tests its first event; without events, the tables that it creates. */
  static boolean isWritten(Handle handle, Write write) {
    if (write.storedEvents().isEmpty()) {
      return write.newTables().stream().allMatch(table -> handle
          .select("select 1 from play_table where id = ?", table.founding().id()).mapTo(Integer.class)
          .findOne()
          .isPresent());
    }
    StoredEvent first = write.storedEvents().getFirst();
    return handle
        .select("select * from event where table_id = ? and sequence = ?", write.table(), first.sequence())
        .map((row, context) -> storedEvent(row)).findOne().filter(first::equals).isPresent();
  }

  static void update(Handle handle, String table, TableStatus status) {
    bind(handle.createUpdate("""
        update play_table set changed = :changed, stage = :stage, turn = :turn, plies = :plies,
          placement = :placement, last = :last, winner = :winner, reason = :reason, words = :words,
          deadline = :deadline, unmoved = :unmoved
        where id = :id"""), status).bind("id", table).execute();
  }

  private static <S extends SqlStatement<S>> S bind(S statement, TableStatus status) {
    OutcomeView outcome = status.outcome();
    Color winner = outcome == null ? null : outcome.winner();
    Instant deadline = status.deadline();
    return statement.bind("changed", status.changed().toEpochMilli()).bind("stage", status.stage().name())
        .bind("turn", status.turn().name())
        .bind("plies", status.plies()).bind("placement", status.placement()).bind("last", status.last())
        .bind("winner", winner == null ? null : winner.name())
        .bind("reason", outcome == null ? null : outcome.reason())
        .bind("words", outcome == null ? null : outcome.words())
        .bind("deadline", deadline == null ? null : (Long) deadline.toEpochMilli())
        .bind("unmoved", status.unmoved().stream().map(Color::name).collect(Collectors.joining(",")));
  }

  /** Returns the tables that a query finds, in its order. A table that is removed meanwhile is left out. */
  static List<TableEntry> tableEntries(Handle handle, Query query) {
    List<UnseatedTable> found = query.map((row, context) -> unseatedTable(row)).list();
    Map<String, Seats> seats =
        SeatStatements.seatsByTable(handle, found.stream().map(UnseatedTable::id).toList());
    return found.stream()
        .flatMap(table -> Optional.ofNullable(seats.get(table.id)).map(table.withSeats).stream()).toList();
  }

  /** @param withSeats adds the seats, which are in other rows */
  private record UnseatedTable(String id, Function<Seats, TableEntry> withSeats) {}

  private static UnseatedTable unseatedTable(ResultSet row) throws SQLException {
    StoredRules rules = new StoredRules(
        new DefinitionKey(row.getString("owner"), row.getString("name"), row.getString("version")),
        row.getString("hash"), JSON.readValue(row.getString("options"), TEXTS),
        sources(row));
    String id = row.getString("id");
    String start = row.getString("start");
    List<String> opening = texts(row.getString("opening"));
    List<String> sans = texts(row.getString("opening_san"));
    List<Color> turns = texts(row.getString("opening_turns")).stream().map(Color::valueOf).toList();
    TimeControl time = time(row);
    Instant created = instant(row, "created");
    TableStatus status = status(row);
    return new UnseatedTable(id, seats -> new TableEntry(
        new Founding(id, rules, start, opening, sans, turns, seats, time, created), status));
  }

  /** The texts of a definition and of the definitions that it is based on, by id. */
  static Map<String, String> sources(ResultSet row) throws SQLException {
    return JSON.readValue(row.getString("sources"), TEXTS_BY_ID);
  }

  private static TableStatus status(ResultSet row) throws SQLException {
    return new TableStatus(instant(row, "changed"),
        Stage.valueOf(row.getString("stage")), Color.valueOf(row.getString("turn")), row.getInt("plies"),
        row.getString("placement"), row.getString("last"), outcome(row), deadline(row),
        Arrays.stream(row.getString("unmoved").split(",")).filter(side -> !side.isEmpty()).map(Color::valueOf)
            .toList());
  }

  static StoredEvent storedEvent(ResultSet row) throws SQLException {
    EventKind kind = EventKind.valueOf(row.getString("kind"));
    return new StoredEvent(row.getLong("sequence"), instant(row, "at"),
        JSON.readValue(row.getString("data"), kind.type));
  }

  /**
   * Returns cursors of the tables that last changed before a time, the oldest change first, beginning after a cursor.
   */
  static List<Sweep.Cursor> oldTables(Handle handle, Sweep.Cursor cursor, Instant before, int limit) {
    return handle.createQuery("""
        select id, changed from play_table
        where changed >= :after and changed < :before and (changed > :after or id > :table)
        order by changed, id limit :most""")
        .bind("after", cursor.changed().toEpochMilli()).bind("table", cursor.table())
        .bind("before", before.toEpochMilli()).bind("most", limit)
        .map((row, context) -> new Sweep.Cursor(instant(row, "changed"), row.getString("id"))).list();
  }

  /**
   * Returns those of the tables at which no move was made. Moves before the table was created do not count. A
   * correspondence game counts only after its end.
   */
  static List<String> tablesWithoutMoves(Handle handle, List<String> tables) {
    return handle.createQuery("""
        select id from play_table t where id in (<tables>) and deadline is null
          and not exists (select 1 from event e where e.table_id = t.id and e.kind = 'moved')""")
        .bindList("tables", tables).mapTo(String.class).list();
  }

  static void lock(Handle handle, List<String> tables) {
    handle.createQuery("select id from play_table where id in (<tables>) order by id for update")
        .bindList("tables", tables).mapTo(String.class).list();
  }

  /** Removes those of the tables that have no move and last changed before a time; returns their number. */
  static int remove(Handle handle, List<String> tables, Instant before) {
    handle.createUpdate("""
        delete from event where table_id in (<tables>)
          and exists (select 1 from play_table t where t.id = event.table_id and t.changed < :before)
          and not exists (select 1 from event m where m.table_id = event.table_id and m.kind = 'moved')""")
        .bindList("tables", tables).bind("before", before.toEpochMilli()).execute();
    return handle.createUpdate("""
        delete from play_table where id in (<tables>) and changed < :before
          and not exists (select 1 from event e where e.table_id = play_table.id)""")
        .bindList("tables", tables).bind("before", before.toEpochMilli()).execute();
  }

  /** Sends a notice to the other servers when the transaction is committed. */
  static void sendNotice(Handle handle, String channel, String text) {
    handle.select("select pg_notify(?, ?)", channel, text).map((row, context) -> "").list();
  }

  /** Waits for a lock that the transactions of all servers share, and has it until the end of the transaction. */
  static void lockUntilCommit(Handle handle, long number) {
    handle.select("select pg_advisory_xact_lock(?)", number).map((row, context) -> "").list();
  }

  private static List<String> texts(@Nullable String json) {
    return json == null ? List.of() : JSON.readValue(json, TEXTS);
  }

  /** The moves of a table in SAN up to an event; empty if they are not stored. */
  static Optional<List<String>> notation(Handle handle, String table, long sequence) {
    return handle.select("select moves from notation where table_id = ? and sequence = ?", table, sequence)
        .mapTo(String.class).findOne().map(Statements::texts);
  }

  static void storeNotation(Handle handle, String table, long sequence, List<String> moves) {
    handle.execute("""
        insert into notation (table_id, sequence, moves) values (?, ?, ?)
        on conflict (table_id) do update set sequence = excluded.sequence, moves = excluded.moves""",
        table, sequence, JSON.writeValueAsString(moves));
  }

  private static @Nullable TimeControl time(ResultSet row) throws SQLException {
    Integer main = SeatStatements.nullableInt(row, "time_main");
    return main == null ? null
        : new TimeControl(main, row.getInt("time_increment"), row.getInt("time_byoyomi"),
            SeatStatements.nullableInt(row, "time_days"));
  }

  private static @Nullable Instant deadline(ResultSet row) throws SQLException {
    Instant deadline = instant(row, "deadline");
    return row.wasNull() ? null : deadline;
  }

  private static @Nullable OutcomeView outcome(ResultSet row) throws SQLException {
    String reason = row.getString("reason");
    String winner = row.getString("winner");
    return reason == null ? null
        : new OutcomeView(winner == null ? null : Color.valueOf(winner), reason, row.getString("words"));
  }

  private static Instant instant(ResultSet row, String column) throws SQLException {
    return Instant.ofEpochMilli(row.getLong(column));
  }
}
