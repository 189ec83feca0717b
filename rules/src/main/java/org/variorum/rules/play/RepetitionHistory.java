package org.variorum.rules.play;

import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.compile.EndTables;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.Outcome;
import org.variorum.rules.rule.Ending;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.state.State;

/**
 * The earlier positions of a game, updated when moves are made and taken back. Finds repetitions, and ends of the game
 * by its length. Where the sides alternate, only every second earlier position can equal the current one.
 */
public final class RepetitionHistory implements Rule.EndByLength.Course {

  /** The size of the table {@link #bucketCounts}: a power of two, many times the length of a game. */
  private static final int BUCKETS = 1 << 12;

  private final Play play;
  private final State state;
  private final EndTables tables;
  private final Rule.EndByLength[] ends;
  /** Whether a rule depends on which positions were check. */
  private final boolean dependsOnChecks;
  /** The number of positions before the root. The root is the position from which moves are made. */
  private final int root;
  /** The positions before the root if a rule depends on chases; empty if not. */
  private final @Nullable State[] earlierStates;
  /** The move that was made in each position, from the root on. */
  private long[] moves = new long[64];
  private long[] hashes = new long[64];
  private boolean[] checks = new boolean[64];
  /** The side that made the last move before each position. */
  private byte[] movers = new byte[64];
  /** The number of plies between equal positions is a multiple of this: 2 where the sides alternate. */
  private final int step;
  /** For each position, the value of {@link #start} when the position was added. */
  private int[] starts = new int[64];
  /** The number of positions in the history; the current position is not one of them. */
  private int size;
  /** The index of the first position that counts as an earlier occurrence; a null move resets it. */
  private int start;
  /** The number of positions by the lowest bits of their hashes. If it is 0, a position is new and needs no search. */
  private final char[] bucketCounts = new char[BUCKETS];

  /**
   * @param history the positions before the root; null if there are none
   * @param play the position on which moves are made
   */
  public RepetitionHistory(@Nullable History history, Play play) {
    this.play = play;
    state = play.state;
    tables = play.tables.ends;
    ends = tables.lengthEndings();
    dependsOnChecks = Arrays.stream(ends).anyMatch(Rule.EndByLength::checksCount);
    step = play.tables.turnOrder == null ? 2 : 1;
    int length = history == null ? 0 : history.length();
    root = length;
    earlierStates = new State[tables.dependsOnChases() ? length : 0];
    while (hashes.length < length) {
      grow();
    }
    for (History past = history; past != null; past = past.previous()) {
      set(past.length() - 1, past.hash(), past.check(), past.mover());
      if (earlierStates.length > 0) {
        earlierStates[past.length() - 1] = past.state();
      }
    }
    size = length;
  }

  /** Adds the current position, before {@code move} is made. */
  public void add(long move) {
    add(dependsOnChecks && play.inCheck(), dependsOnChecks ? state.lastMover() : 0, move);
  }

  /** Adds the current position, before a null move. Positions before it no longer count for repetition. */
  public void addBeforeNullMove() {
    add(false, 0, MoveCode.pass());
    start = size;
  }

  private void add(boolean check, int mover, long move) {
    if (size == hashes.length) {
      grow();
    }
    moves[size] = move;
    set(size, state.hash(), check, mover);
    starts[size++] = start;
  }

  /** Removes the position that was added last, after its move or null move has been unmade. */
  public void removeLast() {
    size--;
    start = starts[size];
    bucketCounts[bucket(hashes[size])]--;
  }

  /** Stores a position at an index that has no position yet. */
  private void set(int index, long hash, boolean check, int mover) {
    hashes[index] = hash;
    checks[index] = check;
    movers[index] = (byte) mover;
    bucketCounts[bucket(hash)]++;
  }

  private void grow() {
    hashes = Arrays.copyOf(hashes, 2 * hashes.length);
    checks = Arrays.copyOf(checks, hashes.length);
    movers = Arrays.copyOf(movers, hashes.length);
    starts = Arrays.copyOf(starts, hashes.length);
    moves = Arrays.copyOf(moves, hashes.length);
  }

  private static int bucket(long hash) {
    return (int) hash & BUCKETS - 1;
  }

  /** The outcome by the length of the game or by repetition; empty if neither ends the game. */
  public Optional<Outcome> outcome() {
    int occurrences = occurrences();
    for (Rule.EndByLength rule : ends) {
      if (occurrences >= rule.occurrence() && state.clock >= rule.clock()) {
        Optional<Outcome> end = rule.end().of(state, this, rule.occurrence() - 1);
        if (end.isPresent()) {
          return end.map(tables::withDrawsDecided);
        }
      }
    }
    return Optional.empty();
  }

  /**
   * Returns the outcome if the moves since the last occurrence of the position are repeated. Empty if no rule then ends
   * the game, or if the position did not occur in the last {@code plies} plies.
   */
  public Optional<Outcome> endOfCycle(int plies) {
    int index = lastOccurrence(size);
    boolean isRecent = index >= 0 && index >= size - plies;
    if (!isRecent) {
      return Optional.empty();
    }
    // Only the first rule about repetition counts.
    return Arrays.stream(ends).filter(rule -> rule.occurrence() > 1).findFirst()
        .flatMap(rule -> rule.end().of(state, this, 1)).map(tables::withDrawsDecided);
  }

  /** Whether the position has occurred before. */
  public boolean repeats() {
    return lastOccurrence(size) >= 0;
  }

  /** The number of occurrences of the position, including the current one. */
  public int occurrences() {
    int count = 1;
    for (int index = lastOccurrence(size); index >= 0; index = lastOccurrence(index)) {
      count++;
    }
    return count;
  }

  /** Returns the last index before {@code before} at which the position occurred, or -1. */
  private int lastOccurrence(int before) {
    long hash = state.hash();
    if (bucketCounts[bucket(hash)] > 0) {
      for (int index = before - step; index >= start; index -= step) {
        if (hashes[index] == hash) {
          return index;
        }
      }
    }
    return -1;
  }

  @Override
  public boolean gaveOnlyChecks(int side, int times) {
    int first = indexOfOccurrence(times);
    boolean allChecks = side != state.lastMover() || play.inCheck();
    for (int index = size - 1; allChecks && index > first; index--) {
      allChecks = movers[index] != side || checks[index];
    }
    return allChecks;
  }

  @Override
  public boolean chased(int side, int times, Ending.Chase chase) {
    return new Chases(play.fast, chase, side).isPerpetual(positionsFrom(indexOfOccurrence(times)));
  }

  /** Returns the index of the occurrence of the position that is {@code times} occurrences back. */
  private int indexOfOccurrence(int times) {
    int first = size;
    for (int back = times; back > 0; back--) {
      first = lastOccurrence(first);
    }
    return first;
  }

  /**
   * Returns copies of the positions from an index to the current one. Unmakes moves back to the root and makes them
   * again; earlier positions are in {@link #earlierStates}.
   */
  private State[] positionsFrom(int first) {
    State[] states = new State[size - first + 1];
    int index = size;
    states[index - first] = state.copy();
    while (index > first && index > root) {
      play.unmake();
      states[--index - first] = state.copy();
    }
    for (int earlier = first; earlier < index; earlier++) {
      states[earlier - first] = Objects.requireNonNull(earlierStates[earlier]).copy();
    }
    for (; index < size; index++) {
      play.make(moves[index]);
    }
    return states;
  }
}
