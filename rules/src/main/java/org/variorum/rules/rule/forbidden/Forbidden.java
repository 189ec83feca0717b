package org.variorum.rules.rule.forbidden;

import java.util.Optional;
import org.variorum.rules.board.Side;
import org.variorum.rules.condition.Condition;
import org.variorum.rules.definition.Mechanism;

/**
 * A move is not legal after which a condition holds.
 *
 * @param condition as the side sees it that has moved
 * @param only the side of which alone moves are forbidden; empty: of each
 * @param mayMate whether a move is legal all the same that mates
 */
public record Forbidden(Condition condition, Optional<Side> only, boolean mayMate)
    implements Mechanism {}
