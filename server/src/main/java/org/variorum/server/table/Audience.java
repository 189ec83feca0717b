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
    private volatile boolean isResponding = true;

    void setResponding(boolean responds) {
      isResponding = responds;
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
    boolean isKnown = plies > 0 && plies <= history.size() && history.get(plies - 1).text().equals(last);
    return isKnown ? plies : 0;
  }

  /**
   * Replaces the known moves of a page by those that the page itself reports.
   *
   * @return whether the page may lack an update
   */
  static boolean updateKnownMoves(Watcher watcher, MoveHistory history, int plies, @Nullable String last) {
    boolean upToDate = watcher.knownPlies == history.size();
    watcher.knownPlies = matchingPlies(history, plies, last);
    return !upToDate || watcher.knownPlies != history.size() || plies != history.size();
  }

  void remove(Watcher watcher) {
    watchers.remove(watcher);
  }

  /** Notes that moves were taken back: each page has at most the first {@code plies} moves. */
  void limitKnownPlies(int plies) {
    watchers.forEach(watcher -> watcher.knownPlies = Math.min(watcher.knownPlies, plies));
  }

  /**
   * Sends every page the changes that it lacks.
   *
   * @param plies the number of the game's moves
   * @param view returns a view, for a guest's id and the number of moves that the guest's page has
   */
  void sendUpdates(int plies, BiFunction<String, Integer, TableView> view) {
    watchers.forEach(watcher -> sendUpdates(watcher, plies, view));
  }

  void sendUpdates(Watcher watcher, int plies, BiFunction<String, Integer, TableView> view) {
    TableView seen = view.apply(watcher.guest, watcher.knownPlies);
    watcher.knownPlies = plies;
    watcher.page.accept(seen);
  }

  /** Whether a guest has a page here that responds. */
  boolean isPresent(@Nullable String guest) {
    return guest != null && presentGuests().anyMatch(guest::equals);
  }

  /** The number of guests who watch and do not play, not counting {@code guest}. */
  int spectatorCount(TableState state, String guest) {
    return (int) presentGuests().filter(other -> state.sideOf(other) == null && !other.equals(guest)).count();
  }

  /** The guests with a page here that responds, without duplicates. */
  private Stream<String> presentGuests() {
    return watchers.stream().filter(watcher -> watcher.isResponding).map(watcher -> watcher.guest).distinct();
  }

  boolean isEmpty() {
    return watchers.isEmpty();
  }
}
