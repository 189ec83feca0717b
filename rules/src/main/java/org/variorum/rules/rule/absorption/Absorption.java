package org.variorum.rules.rule.absorption;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.variorum.rules.definition.Mechanism;

/**
 * A piece that captures becomes another, or vanishes, after all that the move itself does. Of the changes the first counts that is about
 * captor and captured; of two pieces that one move captures, the one where it ends. A piece that promotes by the same move stays what it
 * has promoted to. A royal piece becomes royal ones only, and no other piece becomes royal: else they stay what they are. Where there is
 * check, a royal piece that would vanish cannot capture; it attacks all the same. A piece that is captured and not removed does not count.
 */
public record Absorption(List<Change> changes) implements Mechanism {

  /**
   * What becomes of some pieces that capture some others.
   *
   * @param by the letters of those that capture
   * @param of the letters of those that are captured
   * @param vanishes whether the captor leaves the game
   * @param kind the letter of what it becomes otherwise; empty for what it has captured
   */
  public record Change(Set<String> by, Set<String> of, boolean vanishes, Optional<String> kind) {

    public Change {
      by = Set.copyOf(by);
      of = Set.copyOf(of);
    }

    /** Whether it is about all that another is about. */
    boolean covers(Change other) {
      return by.containsAll(other.by) && of.containsAll(other.of);
    }
  }

  public Absorption {
    changes = List.copyOf(changes);
  }

  @Override
  public Set<String> becomes(String letter) {
    return changes.stream().filter(change -> change.by().contains(letter) && !change.vanishes())
        .flatMap(change -> change.kind().map(Set::of).orElse(change.of()).stream())
        .collect(Collectors.toSet());
  }
}
