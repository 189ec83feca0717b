package org.variorum.server.table;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;
import org.variorum.server.api.ClientMessage.Action;
import org.variorum.server.api.Color;
import org.variorum.server.api.PlyView;
import org.variorum.server.api.TableQuery;
import org.variorum.server.api.TableView;
import org.variorum.server.api.TimeControl;
import org.variorum.server.catalog.Games;
import org.variorum.server.guest.Address;
import org.variorum.server.guest.Visitor;
import org.variorum.server.store.Store;
import org.variorum.server.view.Views;

/** A server without HTTP, with a clock and computers that do as they are told. */
final class Room implements AutoCloseable {

  static final Instant OPENED = Instant.parse("2030-05-01T12:00:00Z");
  static final Visitor ADA = new Visitor("0".repeat(31) + "a", Address.of("192.0.2.1"));
  static final Visitor BOB = new Visitor("0".repeat(31) + "b", Address.of("192.0.2.2"));
  static final Visitor CYD = new Visitor("0".repeat(31) + "c", Address.of("192.0.2.3"));

  final Clockwork clock;
  final Puppets computers = new Puppets();
  final Store store;
  final Tables tables;

  Room(Path directory, Instant opened) {
    this(Store.inFile(directory), opened);
  }

  Room(Store store, Instant opened) {
    this.store = store;
    clock = new Clockwork(opened);
    tables = new Tables(store, Games.catalog(), new Views(), computers, clock, new Random(1));
  }

  @Override
  public void close() {
    tables.close();
    store.close();
  }

  static TableQuery query(String game, @Nullable Color side, @Nullable Integer level,
      @Nullable TimeControl time) {
    return new TableQuery(game, null, null, null, side, level, time);
  }

  /** A table at which Ada has White and Bob Black. */
  String adaAgainstBob(@Nullable TimeControl time) {
    String id = tables.create(ADA, query("chess", Color.white, null, time));
    tables.act(BOB, id, 0, Action.sit);
    return id;
  }

  /** A table at which Ada has White and a computer Black. */
  String adaAgainstComputer() {
    return tables.create(ADA, query("chess", Color.white, 3, null));
  }

  TableView view(String id) {
    return tables.view(ADA, id);
  }

  List<String> moves(String id) {
    return view(id).plies().stream().map(PlyView::text).toList();
  }

  /** Ada and Bob make moves in turn, Ada first. */
  void play(String id, String... moves) {
    for (int i = 0; i < moves.length; i++) {
      tables.play(i % 2 == 0 ? ADA : BOB, id, i, moves[i]);
    }
  }

  /** Everything that a page is told. */
  static final class Page {
    final List<TableView> told = new CopyOnWriteArrayList<>();
    private final Subscription subscription;

    Page(Tables tables, Visitor visitor, String id, int plies, @Nullable String last) {
      subscription = tables.watch(visitor, id, plies, last, told::add);
    }

    TableView last() {
      return told.getLast();
    }

    void close() {
      subscription.close();
    }
  }
}
