package org.variorum.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;
import org.variorum.server.api.table.ClientMessage.Action;
import org.variorum.server.api.table.TableQuery;
import org.variorum.server.api.table.TableView;
import org.variorum.server.api.table.TimeControl;
import org.variorum.server.catalog.Catalog;
import org.variorum.server.catalog.CatalogGames;
import org.variorum.server.guest.Address;
import org.variorum.server.guest.Visitor;
import org.variorum.server.store.Store;
import org.variorum.view.answer.Color;
import org.variorum.view.answer.PlyView;
import org.variorum.view.position.Views;

/** A server without HTTP, with a fake clock and fake computer players. */
final class TableTestServer implements AutoCloseable {

  static final Instant OPENED = Instant.parse("2030-05-01T12:00:00Z");
  static final Visitor ADA = new Visitor("0".repeat(31) + "a", Address.of("192.0.2.1"));
  static final Visitor BOB = new Visitor("0".repeat(31) + "b", Address.of("192.0.2.2"));
  static final Visitor CYD = new Visitor("0".repeat(31) + "c", Address.of("192.0.2.3"));
  /** Moves of both sides that come to no position thrice in ten moves. */
  private static final String[][] FORTH_AND_BACK = {{"g1f3", "g8f6"}, {"b1c3", "b8c6"}, {"f3g1", "f6g8"},
      {"c3b1", "c6b8"}, {"a2a3", "a7a6"}, {"g1h3", "g8h6"}, {"h3g1", "h6g8"}, {"b2b3", "b7b6"},
      {"g1f3", "g8f6"}, {"f3g1", "f6g8"}};

  private static final long MUCH = 1L << 30;

  final Clockwork clock;
  final Puppets computers = new Puppets();
  final Store store;
  final Tables tables;

  TableTestServer(Path directory, Instant opened) {
    this(Store.inFile(directory), opened);
  }

  TableTestServer(Store store, Instant opened) {
    this(store, opened, MUCH);
  }

  /** @param bytes how much of the memory the tables may take */
  TableTestServer(Store store, Instant opened, long bytes) {
    this(store, opened, bytes, Leases.TERM);
  }

  /** A server of other games. */
  TableTestServer(Path directory, Catalog games) {
    this(Store.inFile(directory), games);
  }

  TableTestServer(Store store, Catalog games) {
    this(store, games, OPENED, MUCH, Leases.TERM);
  }

  /** @param term how long a lease lasts that is not renewed, by the database's clock */
  TableTestServer(Store store, Instant opened, long bytes, Duration term) {
    this(store, CatalogGames.catalog(), opened, bytes, term);
  }

  private TableTestServer(Store store, Catalog games, Instant opened, long bytes, Duration term) {
    this.store = store;
    clock = new Clockwork(opened);
    tables = new Tables(store, games, new Views(), computers, clock, new Random(1), bytes, term);
  }

  /** The server is killed: it does nothing more, and gives nothing back. */
  void kill() {
    clock.close();
    store.close();
  }

  @Override
  public void close() {
    tables.close();
    store.close();
  }

  static TableQuery query(String game, @Nullable Color side, @Nullable Integer level,
      @Nullable TimeControl time) {
    return new TableQuery(game, null, null, null, null, side, level, time);
  }

  /** A table at which Ada has White and Bob Black. */
  String adaAgainstBob(@Nullable TimeControl time) {
    String id = tables.create(ADA, query("chess", Color.white, null, time));
    act(BOB, id, 0, Action.sit);
    return id;
  }

  /** A guest does something of its own. */
  void act(Visitor visitor, String id, int ply, Action action) {
    tables.act(visitor, id, ply, action, null);
  }

  /** A guest answers, or withdraws, what is on offer now. */
  void answer(Visitor visitor, String id, int ply, Action action) {
    tables.act(visitor, id, ply, action, Objects.requireNonNull(view(id).offer()).number());
  }

  /** A table that Ada looks at. */
  String watched(String id) {
    Page unused = new Page(tables, ADA, id, 0, null);
    return id;
  }

  /** A table at which Ada has White and a computer Black. */
  String adaAgainstComputer() {
    return watched(tables.create(ADA, query("chess", Color.white, 3, null)));
  }

  TableView view(String id) {
    return tables.view(ADA, id);
  }

  List<String> moves(String id) {
    return view(id).plies().stream().map(PlyView::text).toList();
  }

  /** Ada and a computer make {@code each} moves each, with knights that come and go. */
  void playForth(String id, int each) {
    for (int move = 0; move < each; move++) {
      String[] turn = FORTH_AND_BACK[move % FORTH_AND_BACK.length];
      int ply = 2 * move;
      tables.play(ADA, id, ply, turn[0]);
      computers.move(turn[1]);
      Eventually.holds(() -> assertThat(moves(id)).hasSize(ply + 2));
    }
  }

  /** Ada and Bob make moves in turn, Ada first. */
  void play(String id, String... moves) {
    for (int i = 0; i < moves.length; i++) {
      tables.play(i % 2 == 0 ? ADA : BOB, id, i, moves[i]);
    }
  }

  /** Everything that a page receives. */
  static final class Page {
    final List<TableView> told = new CopyOnWriteArrayList<>();
    private final Subscription subscription;

    Page(Tables tables, Visitor visitor, String id, int plies, @Nullable String last) {
      subscription = tables.watch(visitor, id, plies, last, told::add);
    }

    TableView last() {
      return told.getLast();
    }

    /** The moves of a page that started without any and applied all messages. */
    List<String> moves() {
      List<String> moves = new ArrayList<>();
      for (TableView view : told) {
        moves.subList(view.from(), moves.size()).clear();
        view.plies().forEach(ply -> moves.add(ply.text()));
      }
      return moves;
    }

    /** It does not answer any more, or does again. */
    void attend(boolean present) {
      subscription.setPresent(present);
    }

    void close() {
      subscription.close();
    }
  }
}
