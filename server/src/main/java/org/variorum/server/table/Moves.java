package org.variorum.server.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Moves that stand, the first first. Immutable. A list shares everything with those that it was made from, so that a move
 * in a long game takes no more time and memory than one in a short game; what is near the end is found soonest.
 */
final class Moves {

  static final Moves NONE = new Moves();

  private final @Nullable Moves before;
  private final @Nullable Made last;
  private final int size;

  private Moves() {
    before = null;
    last = null;
    size = 0;
  }

  private Moves(Moves before, Made last) {
    this.before = before;
    this.last = last;
    size = before.size + 1;
  }

  static Moves of(List<Made> made) {
    Moves moves = NONE;
    for (Made each : made) {
      moves = moves.and(each);
    }
    return moves;
  }

  /** These and one more. */
  Moves and(Made next) {
    return new Moves(this, next);
  }

  int size() {
    return size;
  }

  /** The first {@code most} of them: always the same object for the same list. */
  Moves first(int most) {
    Objects.checkIndex(most, size + 1);
    Moves moves = this;
    while (moves.size > most) {
      moves = moves.allButLast();
    }
    return moves;
  }

  private Moves allButLast() {
    return Objects.requireNonNull(before);
  }

  Made last() {
    return Objects.requireNonNull(last);
  }

  /** The move with index {@code ply}. */
  Made get(int ply) {
    return first(ply + 1).last();
  }

  /** Those from one on, in order. */
  List<Made> from(int ply) {
    List<Made> made = new ArrayList<>(size - ply);
    for (Moves moves = this; moves.size > ply; moves = moves.allButLast()) {
      made.add(moves.last());
    }
    Collections.reverse(made);
    return made;
  }

  /** With how many moves both lists begin alike. */
  int common(Moves other) {
    int alike = Math.min(size, other.size);
    Moves one = first(alike);
    Moves two = other.first(alike);
    for (; one != two; one = one.allButLast(), two = two.allButLast()) {
      if (!one.last().equals(two.last())) {
        alike = one.size - 1;
      }
    }
    return alike;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Moves that && size == that.size && common(that) == size;
  }

  @Override
  public int hashCode() {
    return from(0).hashCode();
  }

  @Override
  public String toString() {
    return from(0).toString();
  }
}
