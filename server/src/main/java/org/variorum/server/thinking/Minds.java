package org.variorum.server.thinking;

import java.lang.ref.WeakReference;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Minds that have something in memory. To make one takes some tenths of a second and up to {@link #LARGEST} bytes, so they
 * are kept for the next search, while there is room: those that have been idle longest go first. Nothing else holds on to
 * an idle mind.
 */
final class Minds {

  /** A mind for a large board with many kinds of pieces. */
  static final long LARGEST = 34L << 20;
  private static final int MOST_AT_ONCE = 12;

  private final long room;
  private final Function<EngineProfile, Mind> maker;
  /** The last used last. */
  private final Deque<Idle> idle = new ArrayDeque<>();
  /** Bytes of those that are idle, and of those that are lent. */
  private long kept;

  private record Idle(EngineProfile profile, Mind mind) {}

  /**
   * @param room how many bytes they may keep when they are idle, and about how many when many are at work
   * @param maker makes a mind
   */
  Minds(long room, Function<EngineProfile, Mind> maker) {
    this.room = room;
    this.maker = maker;
  }

  /** How many searches may stand still in the middle, each with its mind. */
  int atOnce() {
    return (int) Math.clamp(room / LARGEST, 2, MOST_AT_ONCE);
  }

  /** Remembers which mind a search had, but does not keep it. */
  static final class Last {

    private WeakReference<Mind> mind = new WeakReference<>(null);

    private boolean is(Mind other) {
      return mind.get() == other;
    }

    private void was(Mind other) {
      mind = new WeakReference<>(other);
    }
  }

  /**
   * Lets one thread work with a mind that no other thread uses meanwhile. If the work breaks down, the mind is forgotten.
   *
   * @param last the one that the same search had before is preferred: it remembers most of it
   */
  void with(EngineProfile profile, Last last, Consumer<Mind> work) {
    boolean sound = false;
    Mind mind = find(profile, last);
    try {
      work.accept(mind);
      sound = true;
    } finally {
      last.was(mind);
      giveBack(new Idle(profile, mind), sound);
    }
  }

  private Mind find(EngineProfile profile, Last last) {
    Mind known = known(profile, last);
    return known == null ? made(profile) : known;
  }

  private synchronized @Nullable Mind known(EngineProfile profile, Last last) {
    Idle best = null;
    for (Idle candidate : idle) {
      if (candidate.profile().equals(profile) && (best == null || !last.is(best.mind()))) {
        best = candidate;
      }
    }
    if (best == null) {
      return null;
    }
    idle.remove(best);
    return best.mind();
  }

  /** Makes room before, for two large minds may be more than there is. */
  private Mind made(EngineProfile profile) {
    makeRoom(LARGEST);
    Mind mind = maker.apply(profile);
    count(mind.bytes());
    return mind;
  }

  private synchronized void count(long bytes) {
    kept += bytes;
  }

  private synchronized void giveBack(Idle used, boolean sound) {
    if (sound) {
      idle.addLast(used);
      makeRoom(0);
    } else {
      kept -= used.mind().bytes();
    }
  }

  private synchronized void makeRoom(long bytes) {
    Iterator<Idle> oldest = idle.iterator();
    while (oldest.hasNext() && kept + bytes > room) {
      kept -= oldest.next().mind().bytes();
      oldest.remove();
    }
  }
}
