package org.variorum.server.table;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.variorum.server.api.table.TableView;

/** The pages that hear of a table, and what each has heard. Changed under the table's lock; read by any thread. */
final class Audience {

  private final List<Watcher> watchers = new CopyOnWriteArrayList<>();

  /** A page. */
  static final class Watcher {

    final String guest;
    private final Consumer<TableView> page;
    /** How many of the moves that stand it has. */
    private int has;
    /** Whether it answers; a silent page stays, but others see its guest as away. */
    private volatile boolean present = true;

    /** The page has fallen silent, or is heard again. */
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
   * Lets a page in.
   *
   * @param plies how many moves it has
   * @param last the last of them; if it is another, the page has missed something and gets the whole table
   */
  Watcher add(String guest, Consumer<TableView> page, MoveHistory made, int plies, @Nullable String last) {
    Watcher watcher = new Watcher(guest, page, known(made, plies, last));
    watchers.add(watcher);
    return watcher;
  }

  private static int known(MoveHistory made, int plies, @Nullable String last) {
    boolean fits = plies > 0 && plies <= made.size() && made.get(plies - 1).text().equals(last);
    return fits ? plies : 0;
  }

  /**
   * Notes what a page that is here already says that it has.
   *
   * @return whether it lacks anything
   */
  static boolean lacks(Watcher watcher, MoveHistory made, int plies, @Nullable String last) {
    boolean told = watcher.has == made.size();
    watcher.has = known(made, plies, last);
    return !told || watcher.has != made.size() || plies != made.size();
  }

  void remove(Watcher watcher) {
    watchers.remove(watcher);
  }

  /** After a takeback: pages keep only the first {@code plies} moves. */
  void keep(int plies) {
    watchers.forEach(watcher -> watcher.has = Math.min(watcher.has, plies));
  }

  /**
   * Tells every page.
   *
   * @param plies how many moves stand
   * @param view the view of a guest for a page that has a number of first moves
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

  /** How many other guests look on and do not play. */
  int lookingOn(TableState state, String guest) {
    return (int) present().filter(other -> state.sideOf(other) == null && !other.equals(guest)).count();
  }

  /** The guests who have a page here that answers, each once. */
  private Stream<String> present() {
    return watchers.stream().filter(watcher -> watcher.present).map(watcher -> watcher.guest).distinct();
  }

  boolean isEmpty() {
    return watchers.isEmpty();
  }
}
