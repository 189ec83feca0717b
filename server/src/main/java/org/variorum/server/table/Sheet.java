package org.variorum.server.table;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.game.Move;
import org.variorum.rules.game.Position;
import org.variorum.server.api.PlyView;
import org.variorum.server.api.PositionView;
import org.variorum.server.api.TimeControl;
import org.variorum.server.catalog.Edition;
import org.variorum.server.store.Founding;
import org.variorum.server.view.Views;

/** The positions of a game and the moves between them, as everybody sees them. Immutable; each is worked out once. */
final class Sheet {

  private final Views views;
  private final Edition edition;
  private final @Nullable Clock clock;
  private final Position start;
  private final List<Entry> entries;
  private final List<PlyView> plies;
  private @Nullable PositionView forMover;
  private @Nullable PositionView forOthers;
  private @Nullable List<List<String>> premoves;

  /** A move, and the position after it. */
  private record Entry(Made made, Move move, Position after, PlyView view) {}

  private Sheet(Views views, Edition edition, @Nullable Clock clock, Position start, List<Entry> entries) {
    this.views = views;
    this.edition = edition;
    this.clock = clock;
    this.start = start;
    this.entries = List.copyOf(entries);
    plies = this.entries.stream().map(Entry::view).toList();
  }

  /** Without moves. */
  static Sheet of(Views views, Edition edition, Founding founding) {
    String fen = founding.start();
    TimeControl time = founding.time();
    return new Sheet(views, edition, time == null ? null : new Clock(time),
        fen == null ? edition.game().start() : edition.game().position(fen), List.of());
  }

  /** The sheet of these moves, which shares with this one what both have. */
  Sheet with(List<Made> moves) {
    int same = 0;
    while (same < entries.size() && same < moves.size() && entries.get(same).made.equals(moves.get(same))) {
      same++;
    }
    if (same == entries.size() && same == moves.size()) {
      return this;
    }
    List<Entry> all = new ArrayList<>(entries.subList(0, same));
    for (Made made : moves.subList(same, moves.size())) {
      all.add(entry(all.isEmpty() ? start : all.getLast().after, made));
    }
    return new Sheet(views, edition, clock, start, all);
  }

  private Entry entry(Position before, Made made) {
    Move move = before.find(made.text()).orElseThrow(
        () -> new IllegalStateException(
            made.text() + " was stored, and is no legal move of " + before.fen()));
    Position after = before.play(move);
    Long left = made.left();
    Long shown = clock == null || left == null ? null : (Long) clock.shown(left, 0);
    return new Entry(made, move, after, views.ply(before, move, after, shown));
  }

  Edition edition() {
    return edition;
  }

  /** Missing for play without clocks. */
  @Nullable
  Clock clock() {
    return clock;
  }

  Position start() {
    return start;
  }

  Position position() {
    return position(entries.size());
  }

  /** The position after so many moves. */
  Position position(int ply) {
    return ply == 0 ? start : entries.get(ply - 1).after;
  }

  List<Move> moves() {
    return entries.stream().map(Entry::move).toList();
  }

  List<PlyView> plies() {
    return plies;
  }

  /** The last position, with legal moves for who is to move. */
  synchronized PositionView view(boolean withMoves) {
    if (withMoves) {
      forMover = forMover == null ? views.position(position(), plies.size(), true) : forMover;
      return forMover;
    }
    forOthers = forOthers == null ? views.position(position(), plies.size(), false) : forOthers;
    return forOthers;
  }

  /** What the player who waits may point at. */
  synchronized List<List<String>> premoves() {
    premoves = premoves == null ? views.premoves(position()) : premoves;
    return premoves;
  }
}
