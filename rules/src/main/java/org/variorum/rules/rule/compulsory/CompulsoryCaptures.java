package org.variorum.rules.rule.compulsory;

import java.util.List;
import java.util.Set;
import org.variorum.rules.definition.Mechanism;

/**
 * A player who can capture has to. Of several captures those come first that the first preference counts most, among these those that the
 * second one does, and so on; of what is equal the player may choose. A piece is captured by a move if the opponent has no longer the
 * same piece where it stood: so captures on the way, explosions and what happens around the mover count, too.
 *
 * @param of the letters of the pieces whose capture is compulsory
 * @param by the letters of the pieces that have to capture, as they are before the move
 * @param prefer which of these captures come first
 */
public record CompulsoryCaptures(Set<String> of, Set<String> by, List<Preference> prefer)
    implements
    Mechanism {

  /**
   * Captures that come before others.
   *
   * @param of the letters of the pieces that are captured
   * @param by the letters of the pieces that capture
   * @param most whether it counts how many of them are captured at once; else only whether one is
   */
  public record Preference(Set<String> of, Set<String> by, boolean most) {

    public Preference {
      of = Set.copyOf(of);
      by = Set.copyOf(by);
    }
  }

  public CompulsoryCaptures {
    of = Set.copyOf(of);
    by = Set.copyOf(by);
    prefer = List.copyOf(prefer);
  }
}
