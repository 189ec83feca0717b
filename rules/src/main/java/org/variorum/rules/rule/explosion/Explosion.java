package org.variorum.rules.rule.explosion;

import java.util.Set;
import org.variorum.rules.definition.Mechanism;

/**
 * A capture also removes the capturer and every piece on the squares next to where it captured, but for {@code spared}
 * kinds, which die only when captured or capturing. A move that removes the enemy royal piece wins, whatever check there is.
 * Where there is check, one's own royal piece must survive: it never captures if it would vanish, and it is not attacked where capturing it
 * would remove the attacker's own. Where royal pieces may be captured, it may capture and be blown up by its own side, which
 * so loses, be the enemy's removed with it or not.
 *
 * @param spared the kinds that stand a blast beside them
 * @param immune the kinds that stand the blast of their own capture, too
 */
public record Explosion(Set<String> spared, Set<String> immune) implements Mechanism {

  /** Whether a kind stands a blast beside it. */
  public boolean spares(String letter) {
    return spared.contains(letter) || immune.contains(letter);
  }
}
