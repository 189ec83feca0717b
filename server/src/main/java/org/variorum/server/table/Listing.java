package org.variorum.server.table;

import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.variorum.server.api.RefusedException;
import org.variorum.server.api.table.PgnPage;
import org.variorum.server.api.table.TableSummary;
import org.variorum.server.guest.Visitor;
import org.variorum.server.store.TableEntry;
import org.variorum.view.answer.Color;
import org.variorum.view.query.QueryException;

/** Lists of guests' own tables and games, in pages of limited length. */
final class Listing {

  private static final Logger LOG = LoggerFactory.getLogger(Listing.class);
  private static final int TABLES_PER_PAGE = 50;
  private static final int GAMES_PER_PAGE = 25;

  private final TableServices services;
  private final Function<String, Audience> audience;

  /** @param audience the pages that watch a table */
  Listing(TableServices services, Function<String, Audience> audience) {
    this.services = services;
    this.audience = audience;
  }

  /**
   * A guest's tables, the most recently changed first.
   *
   * @param before the {@link TableSummary#changed} and {@link TableSummary#id} of the last table that the guest knows,
   *     with a slash between them, or only {@code changed}; missing for the beginning of the list
   */
  List<TableSummary> tables(Visitor visitor, @Nullable String before) {
    return services.store().tablesOf(visitor.id(), cursor(before), TABLES_PER_PAGE).stream()
        .flatMap(entry -> summary(visitor, entry)).toList();
  }

  private static TableEntry.Cursor cursor(@Nullable String before) {
    if (before == null) {
      return TableEntry.Cursor.FIRST;
    }
    int slash = before.indexOf('/');
    if (slash < 0) {
      return new TableEntry.Cursor(instant(before), "");
    }
    String id = before.substring(slash + 1);
    if (!TableCache.isId(id)) {
      throw badCursor();
    }
    return new TableEntry.Cursor(instant(before.substring(0, slash)), id);
  }

  private static RefusedException badCursor() {
    return new RefusedException(400, "bad-time",
        "\"before\" must be the \"changed\" of a table, or its \"changed\", a slash and its \"id\".");
  }

  private static Instant instant(String text) {
    try {
      // The database counts milliseconds. A time too large for milliseconds is refused like a malformed one.
      return Instant.ofEpochMilli(Instant.parse(text).toEpochMilli());
    } catch (DateTimeParseException | ArithmeticException e) {
      throw badCursor();
    }
  }

  private Stream<TableSummary> summary(Visitor visitor, TableEntry entry) {
    Color you = entry.founding().seats().sideOf(visitor.id()).orElseThrow();
    try {
      return Stream.of(TableSnapshot.summary(entry, services.edition(entry.founding().rules()), you,
          audience.apply(entry.founding().id()), services.store().names()));
    } catch (QueryException e) {
      LOG.warn("Table {} is not listed: {}", entry.founding().id(), e.getMessage());
      return Stream.of();
    }
  }

  /**
   * A guest's games as PGN, the most recently changed first, in pages of limited length.
   *
   * @param before the {@link PgnPage#before} of the previous page; missing for the first page
   */
  PgnPage pgn(Visitor visitor, @Nullable String before) {
    List<TableEntry> entries = services.store().tablesOf(visitor.id(), cursor(before), GAMES_PER_PAGE);
    String pgn = entries.stream().flatMap(this::record).collect(Collectors.joining("\n"));
    return new PgnPage(pgn, entries.size() < GAMES_PER_PAGE ? null : cursorText(entries.getLast()));
  }

  /** Leaves out a game that cannot be written, so that the guest still gets the others. */
  private Stream<String> record(TableEntry entry) {
    try {
      return Stream.of(GameRecord.of(services, entry.founding()).pgn());
    } catch (QueryException e) {
      if (e.status() >= 500) {
        throw e;
      }
      LOG.warn("Table {} is not exported: {}", entry.founding().id(), e.getMessage());
      return Stream.of();
    }
  }

  private static String cursorText(TableEntry last) {
    return last.status().changed() + "/" + last.founding().id();
  }
}
