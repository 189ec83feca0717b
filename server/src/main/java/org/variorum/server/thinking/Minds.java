package org.variorum.server.thinking;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Minds that have something in memory. To make one takes some tenths of a second and 20 MB, so they are kept for whoever
 * asks next, and only so many: those that nobody has used for longest go first.
 */
final class Minds {

  private static final int MOST = 16;

  private final Function<Temper, Mind> maker;
  /** The last used last. */
  private final Deque<Idle> idle = new ArrayDeque<>();
  private int lent;

  private record Idle(Temper temper, Mind mind) {}

  /** @param maker makes a mind */
  Minds(Function<Temper, Mind> maker) {
    this.maker = maker;
  }

  /**
   * Lets one thread work with a mind that nobody else uses meanwhile. If the work breaks down, the mind is forgotten.
   *
   * @param last the one that the same search had before: it remembers most of it
   * @return the mind, to be asked for again
   */
  Mind with(Temper temper, @Nullable Mind last, Consumer<Mind> work) {
    boolean sound = false;
    Mind found = find(temper, last);
    try {
      Mind mind = found == null ? maker.apply(temper) : found;
      work.accept(mind);
      sound = true;
      giveBack(temper, mind);
      return mind;
    } finally {
      if (!sound) {
        drop();
      }
    }
  }

  private synchronized @Nullable Mind find(Temper temper, @Nullable Mind last) {
    lent++;
    Idle best = null;
    for (Idle candidate : idle) {
      if (candidate.temper().equals(temper) && (best == null || best.mind() != last)) {
        best = candidate;
      }
    }
    if (best == null) {
      forget();
      return null;
    }
    idle.remove(best);
    return best.mind();
  }

  private synchronized void giveBack(Temper temper, Mind mind) {
    lent--;
    idle.addLast(new Idle(temper, mind));
    forget();
  }

  private synchronized void drop() {
    lent--;
  }

  private void forget() {
    Iterator<Idle> oldest = idle.iterator();
    while (oldest.hasNext() && idle.size() + lent > MOST) {
      oldest.next();
      oldest.remove();
    }
  }
}
