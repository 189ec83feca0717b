package org.variorum.server.table;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.variorum.server.api.table.TableView;

/**
 * The pages that watch a table, with the number of moves that each page has. Changed under the table's lock; read by
 * any thread.
 */
final class Audience {

  private final List<Watcher> watchers = new CopyOnWriteArrayList<>();

  /** A page that watches the table. */
  static final class Watcher {

    final String guest;
    private final Consumer<TableView> page;
    /** The number of the game's moves that the page has. */
    private int knownPlies;
    /** Whether the page responds; if it does not, other pages show its guest as absent. */
    private volatile boolean present = true;

    /** Sets whether the page responds. */
    void setResponding(boolean responds) {
      present = responds;
    }

    private Watcher(String guest, Consumer<TableView> page, int knownPlies) {
      this.guest = guest;
      this.page = page;
      this.knownPlies = knownPlies;
    }
  }

  /**
   * Adds a page.
   *
   * @param plies the number of moves that the page has
   * @param last the last of these moves; if the table has another move there, the page gets the whole table
   */
  Watcher add(String guest, Consumer<TableView> page, MoveHistory history, int plies, @Nullable String last) {
    Watcher watcher = new Watcher(guest, page, matchingPlies(history, plies, last));
    watchers.add(watcher);
    return watcher;
  }

  private static int matchingPlies(MoveHistory history, int plies, @Nullable String last) {
    boolean fits = plies > 0 && plies <= history.size() && history.get(plies - 1).text().equals(last);
    return fits ? plies : 0;
  }

  /**
   * Updates the moves that a page has, as the page itself reports them.
   *
   * @return whether the page lacks anything
   */
  static boolean updateKnownMoves(Watcher watcher, MoveHistory history, int plies, @Nullable String last) {
    boolean upToDate = watcher.knownPlies == history.size();
    watcher.knownPlies = matchingPlies(history, plies, last);
    return !upToDate || watcher.knownPlies != history.size() || plies != history.size();
  }

  void remove(Watcher watcher) {
    watchers.remove(watcher);
  }

  /** Notes that moves were taken back: a page keeps only the first {@code plies} moves. */
  void limitKnownPlies(int plies) {
    watchers.forEach(watcher -> watcher.knownPlies = Math.min(watcher.knownPlies, plies));
  }

  /**
   * Sends every page what it lacks.
   *
   * @param plies the number of the game's moves
   * @param view returns a view, for a guest's id and the number of moves that the guest's page has
   */
  void tell(int plies, BiFunction<String, Integer, TableView> view) {
    watchers.forEach(watcher -> tell(watcher, plies, view));
  }

  void tell(Watcher watcher, int plies, BiFunction<String, Integer, TableView> view) {
    TableView seen = view.apply(watcher.guest, watcher.knownPlies);
    watcher.knownPlies = plies;
    watcher.page.accept(seen);
  }

  boolean has(@Nullable String guest) {
    return guest != null && presentGuests().anyMatch(guest::equals);
  }

  /** The number of other guests who watch and do not play. */
  int spectatorCount(TableState state, String guest) {
    return (int) presentGuests().filter(other -> state.sideOf(other) == null && !other.equals(guest)).count();
  }

  /** The guests with a page here that responds, without duplicates. */
  private Stream<String> presentGuests() {
    return watchers.stream().filter(watcher -> watcher.present).map(watcher -> watcher.guest).distinct();
  }

  boolean isEmpty() {
    return watchers.isEmpty();
  }
}
