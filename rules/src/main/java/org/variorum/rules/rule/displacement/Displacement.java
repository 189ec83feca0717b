package org.variorum.rules.rule.displacement;

import java.util.Set;
import org.variorum.rules.definition.Mechanism;

/**
 * RS-5: a captured piece of these kinds is not removed but put by the capturing player, in the same move, on an
 * empty square at most {@code distance} king's steps from where it was captured (the square that the capturer left
 * counts as empty). Where there is no such square it cannot be captured.
 *
 * @param pieces who is displaced
 * @param own whether a player may so capture his own pieces of these kinds, too
 * @param distance in king's steps
 * @param freezes whether it may not move during its owner's next turn (RS-7); state entry {@code frozen:c4+d3}
 */
public record Displacement(Set<String> pieces, boolean own, int distance, boolean freezes)
    implements Mechanism {}
