package org.variorum.server.thinking;

import java.lang.ref.WeakReference;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A pool of engines, called minds. Creating one takes some tenths of a second and up to {@link #LARGEST} bytes. So the
 * pool keeps idle ones, with their transposition tables, for the next search, up to a limit of memory, and drops the
 * longest idle first. Only the pool has a strong reference to an idle mind.
 */
final class Minds {

  /** The size in bytes of a mind for a large board with many kinds of pieces. */
  static final long LARGEST = 34L << 20;
  private static final int MOST_AT_ONCE = 12;

  private final long room;
  private final Function<EngineProfile, Mind> maker;
  /** Idle minds, the most recently used last. */
  private final Deque<Idle> idle = new ArrayDeque<>();
  /** The bytes of all minds, idle or in use. */
  private long kept;

  private record Idle(EngineProfile profile, Mind mind) {}

  /**
   * @param room the limit in bytes: no idle mind is kept above it, but minds in use may exceed it
   * @param maker creates a mind
   */
  Minds(long room, Function<EngineProfile, Mind> maker) {
    this.room = room;
    this.maker = maker;
  }

  /** How many searches may hold a mind at the same time, suspended ones included. */
  int atOnce() {
    return (int) Math.clamp(room / LARGEST, 2, MOST_AT_ONCE);
  }

  /** A weak reference to the mind that a search used last. */
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
   * Lends a mind exclusively to the calling thread while it does {@code work}. If the work throws, the mind is dropped.
   *
   * @param last the mind that this search used last; preferred, because its transposition table fits the search best
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

  /** Drops idle minds before it creates one: memory may be too small for both. */
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
