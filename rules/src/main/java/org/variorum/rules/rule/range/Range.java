package org.variorum.rules.rule.range;

import java.util.Set;
import org.variorum.rules.definition.Mechanism;

/**
 * RS-3: some pieces may only start on, pass and end on squares in range: occupied by a piece of their own side of
 * a kind in {@code around}, or at most {@code distance} king's steps from one, judged before the move.
 *
 * @param pieces who is bound by it
 * @param around who gives range
 * @param distance in king's steps
 * @param passedToo whether the squares passed must be in range too
 */
public record Range(Set<String> pieces, Set<String> around, int distance, boolean passedToo)
    implements Mechanism {}
