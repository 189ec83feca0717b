package org.variorum.rules.position;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * What a move changed, as data: enough to show it, to animate it and to speak of it without knowing any rule.
 *
 * @param legs the move taken apart
 * @param changes every square that holds something else than before, in ascending order
 * @param journeys the pieces that went elsewhere or became something else and are still there, the mover first; where a
 *     blast removes the mover, it is among both the journeys and the removed
 * @param removed the pieces that left the board, in the order in which the move came to them, then those a blast took
 * @param hands by how many a number of held pieces changed
 * @param before state entries before the move
 * @param after state entries after the move
 * @param check whether the side that is now to move is in check
 * @param outcome how the game has ended by the move
 */
public record Transition(Legs legs, List<Change> changes, List<Journey> journeys, List<Removal> removed,
    Map<Piece, Integer> hands, Entries before, Entries after, boolean check, Optional<Outcome> outcome) {

  /** A square and what stands there. */
  public record Change(int square, Optional<Piece> before, Optional<Piece> after) {}

  /**
   * A piece that went somewhere, or became something, or both.
   *
   * @param before what it was
   * @param from where it stood; empty if it was in hand
   * @param path the squares on its way, from the first to the last; where it stands alone if it stayed or was in hand
   * @param after what it is: of another side if it was recruited, of another kind if it was promoted or demoted
   */
  public record Journey(Piece before, Optional<Integer> from, List<Integer> path, Piece after) {

    public Journey {
      path = List.copyOf(path);
    }

    /** Where it stands. */
    public int to() {
      return path.getLast();
    }
  }

  /** A piece that left the board. */
  public record Removal(Piece piece, int square) {}

  /**
   * State entries (COM-2).
   *
   * @param ban the letter of the kind that may not answer (NMT-4)
   * @param swapped whether the last move was an exchange (NMT-8)
   * @param frozen squares of pieces that may not move (RS-7)
   */
  public record Entries(Optional<String> ban, boolean swapped, SortedSet<Integer> frozen) {
    public Entries {
      frozen = Collections.unmodifiableSortedSet(new TreeSet<>(frozen));
    }
  }

  public Transition {
    changes = List.copyOf(changes);
    journeys = List.copyOf(journeys);
    removed = List.copyOf(removed);
    hands = Map.copyOf(hands);
  }
}
