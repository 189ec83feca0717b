package org.variorum.server.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The moves of a game, without moves that were taken back. Immutable. A history shares its beginning with the history
 * from which it was made, so a new move takes the same time and memory in short and in long games. Moves near the end
 * are found fastest.
 */
final class MoveHistory {

  static final MoveHistory NONE = new MoveHistory();

  private final @Nullable MoveHistory before;
  private final @Nullable PlayedMove last;
  private final int size;

  private MoveHistory() {
    before = null;
    last = null;
    size = 0;
  }

  private MoveHistory(MoveHistory before, PlayedMove last) {
    this.before = before;
    this.last = last;
    size = before.size + 1;
  }

  static MoveHistory of(List<PlayedMove> made) {
    MoveHistory moves = NONE;
    for (PlayedMove each : made) {
      moves = moves.with(each);
    }
    return moves;
  }

  /** Returns these moves and one more. */
  MoveHistory with(PlayedMove next) {
    return new MoveHistory(this, next);
  }

  int size() {
    return size;
  }

  /** The history of the first {@code count} moves; the same object at every call. */
  MoveHistory prefix(int count) {
    Objects.checkIndex(count, size + 1);
    MoveHistory moves = this;
    while (moves.size > count) {
      moves = moves.allButLast();
    }
    return moves;
  }

  private MoveHistory allButLast() {
    return Objects.requireNonNull(before);
  }

  PlayedMove last() {
    return Objects.requireNonNull(last);
  }

  /** The move with index {@code ply}. */
  PlayedMove get(int ply) {
    return prefix(ply + 1).last();
  }

  /** The moves from index {@code ply} on, in order. */
  List<PlayedMove> movesFrom(int ply) {
    List<PlayedMove> made = new ArrayList<>(size - ply);
    for (MoveHistory moves = this; moves.size > ply; moves = moves.allButLast()) {
      made.add(moves.last());
    }
    Collections.reverse(made);
    return made;
  }

  /** The number of moves at the beginning that are equal in both histories. */
  int commonSize(MoveHistory other) {
    int commonSize = Math.min(size, other.size);
    MoveHistory one = prefix(commonSize);
    MoveHistory two = other.prefix(commonSize);
    for (; one != two; one = one.allButLast(), two = two.allButLast()) {
      if (!one.last().equals(two.last())) {
        commonSize = one.size - 1;
      }
    }
    return commonSize;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof MoveHistory that && size == that.size && commonSize(that) == size;
  }

  @Override
  public int hashCode() {
    return movesFrom(0).hashCode();
  }

  @Override
  public String toString() {
    return movesFrom(0).toString();
  }
}
