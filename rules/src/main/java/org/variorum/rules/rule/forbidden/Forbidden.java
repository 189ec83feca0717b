package org.variorum.rules.rule.forbidden;

import org.variorum.rules.condition.Condition;
import org.variorum.rules.definition.Mechanism;

/**
 * A move is not legal after which a condition holds.
 *
 * @param condition as the side sees it that has moved
 */
public record Forbidden(Condition condition) implements Mechanism {}
