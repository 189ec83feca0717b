package org.variorum.server.store;

import java.sql.SQLException;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import org.postgresql.util.PSQLState;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/** The differences between the supported databases. */
enum DatabaseDialect {
  SQLITE {
    @Override
    boolean isDuplicateKey(SQLException failure) {
      return failure instanceof SQLiteException e
          && (e.getResultCode() == SQLiteErrorCode.SQLITE_CONSTRAINT_PRIMARYKEY
              || e.getResultCode() == SQLiteErrorCode.SQLITE_CONSTRAINT_UNIQUE);
    }

    @Override
    boolean isDiskFull(SQLException failure) {
      return failure instanceof SQLiteException e && primaryCode(e) == SQLiteErrorCode.SQLITE_FULL.code;
    }

    @Override
    boolean isTransient(SQLException failure) {
      return failure instanceof SQLiteException e
          && (primaryCode(e) == SQLiteErrorCode.SQLITE_BUSY.code
              || primaryCode(e) == SQLiteErrorCode.SQLITE_LOCKED.code);
    }

    @Override
    boolean isConnectionBroken(SQLException failure) {
      return failure instanceof SQLiteException e && primaryCode(e) == SQLiteErrorCode.SQLITE_IOERR.code;
    }

    private int primaryCode(SQLiteException failure) {
      return failure.getResultCode().code & 0xff;
    }

    @Override
    Set<String> columns(Handle handle) {
      return handle.createQuery("""
          select m.name || '.' || c.name from sqlite_master m join pragma_table_info(m.name) c
          where m.type = 'table'""").mapTo(String.class).collect(Collectors.toSet());
    }

    @Override
    String now() {
      return "cast(unixepoch('subsec') * 1000 as integer)";
    }

    @Override
    String skipLocked() {
      return "";
    }
  },
  POSTGRESQL {
    @Override
    boolean isDuplicateKey(SQLException failure) {
      return PSQLState.UNIQUE_VIOLATION.getState().equals(failure.getSQLState());
    }

    @Override
    boolean isDiskFull(SQLException failure) {
      return DISK_FULL.equals(failure.getSQLState());
    }

    /** True also for a statement that was cancelled because it took too long, and for a deadlock. */
    @Override
    boolean isTransient(SQLException failure) {
      String state = String.valueOf(failure.getSQLState());
      return isConnectionBroken(failure) || TRANSIENT_STATES.stream().anyMatch(state::startsWith);
    }

    @Override
    boolean isConnectionBroken(SQLException failure) {
      return String.valueOf(failure.getSQLState()).startsWith("08");
    }

    @Override
    Set<String> columns(Handle handle) {
      return handle.createQuery("""
          select table_name || '.' || column_name from information_schema.columns
          where table_schema = current_schema()""").mapTo(String.class).collect(Collectors.toSet());
    }

    @Override
    String now() {
      return "cast(extract(epoch from clock_timestamp()) * 1000 as bigint)";
    }

    @Override
    String skipLocked() {
      return "for update of l skip locked";
    }
  };

  private static final String DISK_FULL = "53100";
  /**
   * The beginnings of SQL states after which the same statement may succeed: shutdown and startup; too many
   * connections; cancelled; locked; serialization failure; deadlock.
   */
  private static final List<String> TRANSIENT_STATES =
      List.of("57P", "53300", "57014", "55P03", "40001", "40P01");

  /** Whether a statement failed because the key that it inserts exists already. */
  abstract boolean isDuplicateKey(SQLException failure);

  /** Whether a statement failed because the disk is full. */
  abstract boolean isDiskFull(SQLException failure);

  /** Whether the same statement may succeed a little later. */
  abstract boolean isTransient(SQLException failure);

  /** Whether the connection broke, so that it is unknown whether a pending commit was made. */
  abstract boolean isConnectionBroken(SQLException failure);

  /** All columns of all tables, as TABLE.COLUMN. */
  abstract Set<String> columns(Handle handle);

  /** An SQL expression for the database's time, in milliseconds since 1970. */
  abstract String now();

  /** The end of a query that locks the rows it finds and skips locked rows; empty for SQLite, which has one writer. */
  abstract String skipLocked();
}
