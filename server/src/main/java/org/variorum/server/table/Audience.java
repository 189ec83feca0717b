package org.variorum.server.table;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.variorum.server.api.PlyView;
import org.variorum.server.api.TableView;

/** The pages that hear of a table, and what each has heard. Changed under the table's lock; asked by anybody. */
final class Audience {

  private final List<Watcher> watchers = new CopyOnWriteArrayList<>();

  /** A page. */
  static final class Watcher {

    final String guest;
    private final Consumer<TableView> page;
    private List<PlyView> has;
    /** Whether it answers; one that is silent stays, but nobody is there as far as others can see. */
    private volatile boolean present = true;

    /** The page has fallen silent, or is heard again. */
    void attend(boolean answers) {
      present = answers;
    }

    private Watcher(String guest, Consumer<TableView> page, List<PlyView> has) {
      this.guest = guest;
      this.page = page;
      this.has = has;
    }
  }

  /**
   * Lets a page in.
   *
   * @param plies how many moves it has
   * @param last the last of them; if it is another, the page has missed something and is told all
   */
  Watcher add(String guest, Consumer<TableView> page, List<PlyView> made, int plies, @Nullable String last) {
    boolean fits = plies > 0 && plies <= made.size() && made.get(plies - 1).text().equals(last);
    Watcher watcher = new Watcher(guest, page, fits ? made.subList(0, plies) : List.of());
    watchers.add(watcher);
    return watcher;
  }

  void remove(Watcher watcher) {
    watchers.remove(watcher);
  }

  /**
   * Tells everybody.
   *
   * @param view what a guest sees who has the first so many moves
   */
  void tell(List<PlyView> made, BiFunction<String, Integer, TableView> view) {
    watchers.forEach(watcher -> tell(watcher, made, view));
  }

  void tell(Watcher watcher, List<PlyView> made, BiFunction<String, Integer, TableView> view) {
    TableView seen = view.apply(watcher.guest, same(watcher.has, made));
    watcher.has = made;
    watcher.page.accept(seen);
  }

  /** How many moves two lists have in common; moves that were taken back and made again are others. */
  private static int same(List<PlyView> one, List<PlyView> other) {
    int same = 0;
    while (same < one.size() && same < other.size() && one.get(same) == other.get(same)) {
      same++;
    }
    return same;
  }

  boolean has(@Nullable String guest) {
    return guest != null && present().anyMatch(guest::equals);
  }

  /** How many others there are besides a guest who do not play. */
  int lookingOn(Course course, String guest) {
    return (int) present().filter(other -> course.sideOf(other) == null && !other.equals(guest)).count();
  }

  /** The guests who have a page here that answers, each once. */
  private Stream<String> present() {
    return watchers.stream().filter(watcher -> watcher.present).map(watcher -> watcher.guest).distinct();
  }

  boolean isEmpty() {
    return watchers.isEmpty();
  }
}
