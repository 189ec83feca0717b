package org.variorum.server.table;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.variorum.server.api.table.TableView;

/** The pages that watch a table, with the moves that each has. Changed under the table's lock; read by any thread. */
final class Audience {

  private final List<Watcher> watchers = new CopyOnWriteArrayList<>();

  /** A page that watches the table. */
  static final class Watcher {

    final String guest;
    private final Consumer<TableView> page;
    /** The number of the game's moves that the page has. */
    private int has;
    /** Whether the page responds; if it does not, other pages show its guest as absent. */
    private volatile boolean present = true;

    /** Sets whether the page responds. */
    void attend(boolean answers) {
      present = answers;
    }

    private Watcher(String guest, Consumer<TableView> page, int has) {
      this.guest = guest;
      this.page = page;
      this.has = has;
    }
  }

  /**
   * Adds a page.
   *
   * @param plies the number of moves that the page has
   * @param last the last of these moves; if the table has another move there, the page gets the whole table
   */
  Watcher add(String guest, Consumer<TableView> page, MoveHistory history, int plies, @Nullable String last) {
    Watcher watcher = new Watcher(guest, page, known(history, plies, last));
    watchers.add(watcher);
    return watcher;
  }

  private static int known(MoveHistory history, int plies, @Nullable String last) {
    boolean fits = plies > 0 && plies <= history.size() && history.get(plies - 1).text().equals(last);
    return fits ? plies : 0;
  }

  /**
   * Updates the moves that a page has, as the page itself reports them.
   *
   * @return whether the page lacks anything
   */
  static boolean updateKnownMoves(Watcher watcher, MoveHistory history, int plies, @Nullable String last) {
    boolean upToDate = watcher.has == history.size();
    watcher.has = known(history, plies, last);
    return !upToDate || watcher.has != history.size() || plies != history.size();
  }

  void remove(Watcher watcher) {
    watchers.remove(watcher);
  }

  /** Notes that moves were taken back: a page keeps only the first {@code plies} moves. */
  void keep(int plies) {
    watchers.forEach(watcher -> watcher.has = Math.min(watcher.has, plies));
  }

  /**
   * Sends every page what it lacks.
   *
   * @param plies the number of the game's moves
   * @param view the view of a guest, for a page that has a number of first moves
   */
  void tell(int plies, BiFunction<String, Integer, TableView> view) {
    watchers.forEach(watcher -> tell(watcher, plies, view));
  }

  void tell(Watcher watcher, int plies, BiFunction<String, Integer, TableView> view) {
    TableView seen = view.apply(watcher.guest, watcher.has);
    watcher.has = plies;
    watcher.page.accept(seen);
  }

  boolean has(@Nullable String guest) {
    return guest != null && present().anyMatch(guest::equals);
  }

  /** The number of other guests who watch and do not play. */
  int lookingOn(TableState state, String guest) {
    return (int) present().filter(other -> state.sideOf(other) == null && !other.equals(guest)).count();
  }

  /** The guests with a page here that responds, each once. */
  private Stream<String> present() {
    return watchers.stream().filter(watcher -> watcher.present).map(watcher -> watcher.guest).distinct();
  }

  boolean isEmpty() {
    return watchers.isEmpty();
  }
}
