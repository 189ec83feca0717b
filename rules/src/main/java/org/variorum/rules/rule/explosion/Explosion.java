package org.variorum.rules.rule.explosion;

import java.util.Set;
import org.variorum.rules.definition.Mechanism;
import org.variorum.rules.movement.Movement;

/**
 * A capture also removes the capturer and pieces around where it captured. A move that removes the enemy royal piece wins, whatever check
 * there is. Where there is check, one's own royal piece must survive: it never captures if it would vanish, and it is not attacked where
 * capturing it would remove the attacker's own. Where royal pieces may be captured, it may capture and be blown up by its own side, which
 * so loses, be the enemy's removed with it or not.
 *
 * @param everyMove whether a move that captures nobody explodes, too; then the piece that has moved stays
 * @param reaches which squares a blast reaches from its centre: those to which the movement leads on the empty board, as the side sees it that
 *     has moved
 * @param enemiesOnly whether the blast leaves the mover's pieces alone, but for the capturer
 * @param capturerStays whether only the others are removed
 * @param spared the kinds that stand a blast beside them; they die only when captured or capturing
 * @param immune the kinds that stand the blast of their own capture, too
 */
public record Explosion(boolean everyMove, Movement reaches, boolean enemiesOnly, boolean capturerStays,
    Set<String> spared, Set<String> immune) implements Mechanism {

  public Explosion {
    spared = Set.copyOf(spared);
    immune = Set.copyOf(immune);
  }

  /** Whether a kind stands a blast beside it. */
  public boolean spares(String letter) {
    return spared.contains(letter) || immune.contains(letter);
  }

  /** Whether a kind vanishes when it captures. */
  public boolean removesCapturer(String letter) {
    return !capturerStays && !immune.contains(letter);
  }
}
