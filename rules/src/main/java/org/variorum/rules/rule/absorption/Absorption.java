package org.variorum.rules.rule.absorption;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.variorum.rules.definition.Mechanism;

/**
 * A piece that captures becomes another, changes sides or vanishes, after all that the move itself does. Of the changes the first counts
 * that is about captor and captured; of two pieces that one move captures, the one where it ends. A piece that promotes by the same move
 * stays what it has promoted to, and changes sides as that. A royal piece becomes royal ones only, and no other piece becomes royal: else
 * they stay what they are; and none changes sides. A piece that is captured and not removed does not count. Where there is check, a royal
 * piece neither captures nor attacks a piece if it would vanish by that capture. That goes by kinds alone, also where the captured piece would
 * stay on the board.
 */
public record Absorption(List<Change> changes) implements Mechanism {

  /**
   * What becomes of some pieces that capture some others.
   *
   * @param by the letters of those that capture
   * @param of the letters of those that are captured
   * @param result what becomes of the captor
   * @param kind the letter of what it becomes, where it becomes a certain one
   */
  public record Change(Set<String> by, Set<String> of, Result result, Optional<String> kind) {

    public Change {
      by = Set.copyOf(by);
      of = Set.copyOf(of);
    }

    /** Whether it is about all that another is about. */
    boolean covers(Change other) {
      return by.containsAll(other.by) && of.containsAll(other.of);
    }

    boolean concerns(String captor, String captured) {
      return by.contains(captor) && of.contains(captured);
    }

    /** Of what kind the captor is afterwards, if it becomes another; a choice of letters where it goes by what is captured. */
    Set<String> kinds() {
      return switch (result) {
        case VANISHES, TURNS -> Set.of();
        case BECOMES_CAPTURED -> of;
        case BECOMES -> kind.map(Set::of).orElse(Set.of());
      };
    }
  }

  /** What becomes of a piece that captures. */
  public enum Result {
    /** It leaves the game. */
    VANISHES,
    /** A piece of the kind that it has captured, of its own side. */
    BECOMES_CAPTURED,
    /** A piece of a certain kind, of its own side. */
    BECOMES,
    /** It stays what it is and changes sides. */
    TURNS
  }

  public Absorption {
    changes = List.copyOf(changes);
  }

  /** The change that counts. */
  public Optional<Change> change(String captor, String captured) {
    return changes.stream().filter(each -> each.concerns(captor, captured)).findFirst();
  }

  /** Whether pieces change sides by it. */
  public boolean turns() {
    return changes.stream().anyMatch(change -> change.result() == Result.TURNS);
  }

  @Override
  public Set<String> becomes(String letter) {
    return changes.stream().filter(change -> change.by().contains(letter))
        .flatMap(change -> change.kinds().stream()).collect(Collectors.toUnmodifiableSet());
  }
}
