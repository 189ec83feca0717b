package org.variorum.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.PreparedBatch;
import org.jspecify.annotations.Nullable;
import org.variorum.view.answer.Color;

/** The SQL statements for seats. */
final class SeatStatements {

  private SeatStatements() {}

  static void insert(Handle handle, String table, Seats seats) {
    PreparedBatch batch = handle
        .prepareBatch(
            "insert into seat (table_id, side, guest, level) values (:table, :side, :guest, :level)");
    seats.bySide().forEach((side, occupant) -> batch.bind("table", table).bind("side", side.name())
        .bind("guest", occupant.guest()).bind("level", occupant.level()).add());
    batch.execute();
  }

  static void sit(Handle handle, String table, Event.Sat sat) {
    handle.execute("update seat set guest = ? where table_id = ? and side = ?", sat.guest(), table,
        sat.side().name());
  }

  /** Returns the seats of tables, by id of the table; tables that no longer exist are left out. */
  static Map<String, Seats> seatsByTable(Handle handle, List<String> tables) {
    Map<String, Map<Color, Occupant>> occupants = new LinkedHashMap<>();
    if (!tables.isEmpty()) {
      handle.createQuery("select * from seat where table_id in (<tables>)").bindList("tables", tables)
          .map((row, context) -> occupants
              .computeIfAbsent(row.getString("table_id"), table -> new EnumMap<>(Color.class))
              .put(Color.valueOf(row.getString("side")),
                  new Occupant(row.getString("guest"), nullableInt(row, "level"))))
          .list();
    }
    Map<String, Seats> seats = new LinkedHashMap<>();
    occupants.forEach((table, bySide) -> seats.put(table, new Seats(bySide)));
    return seats;
  }

  /** Returns a number from a row; null if the column is null. */
  static @Nullable Integer nullableInt(ResultSet row, String column) throws SQLException {
    int number = row.getInt(column);
    return row.wasNull() ? null : number;
  }
}
