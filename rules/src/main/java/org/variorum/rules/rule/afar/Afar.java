package org.variorum.rules.rule.afar;

import java.util.List;
import java.util.Set;
import org.variorum.rules.definition.Mechanism;

/**
 * Some pieces capture others by where they go, without coming to their squares. It follows from moves by which a piece goes its own way and
 * captures nobody otherwise, promoting or not. All that is captured so leaves the game at once, after the move itself; it comes into no
 * hand, and is no progress. It threatens nothing: where there is check, royal pieces are spared.
 */
public record Afar(List<Capture> captures) implements Mechanism {

  /** How pieces capture so. */
  public enum How {
    /** By going straight towards an enemy: it stands on the next square of the line. */
    APPROACH,
    /** By going straight away from an enemy: it stood behind the piece. */
    WITHDRAWAL,
    /** Where file and rank of the piece cross those of another of its side. */
    COORDINATION
  }

  /**
   * What some pieces capture so.
   *
   * @param by the letters of those that capture
   * @param run whether all enemies of an unbroken line are captured, and not only the next
   * @param partners the letters of those with which they coordinate
   * @param spared the letters of those that stay; they do not break a line
   */
  public record Capture(Set<String> by, How how, boolean run, Set<String> partners, Set<String> spared) {

    public Capture {
      by = Set.copyOf(by);
      partners = Set.copyOf(partners);
      spared = Set.copyOf(spared);
    }
  }

  public Afar {
    captures = List.copyOf(captures);
  }
}
