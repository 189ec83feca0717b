package org.variorum.rules.compile;

import org.jspecify.annotations.Nullable;
import org.variorum.rules.condition.Condition;
import org.variorum.rules.definition.Names;
import org.variorum.rules.definition.Places;
import org.variorum.rules.judge.ConditionWords;
import org.variorum.rules.judge.Judge;
import org.variorum.rules.judge.Needs;
import org.variorum.rules.rule.Context;

/**
 * A condition under which pieces move or promote.
 *
 * @param judge tells whether it holds
 * @param inherent what of it is said of the pieces, which have that way only then, and not of what limits the way; null: nothing
 * @param asksEnd whether it asks for the square to which the piece goes
 * @param clause what must be so, in words
 */
public record WayCondition(Judge judge, @Nullable Judge inherent, boolean asksEnd, String clause) {

  static WayCondition of(Condition condition, Context context) {
    return new WayCondition(Judge.of(condition, context),
        Needs.inherent(condition).map(part -> Judge.of(part, context)).orElse(null), Needs.asksEnd(condition),
        new ConditionWords(new Names(context.definition()), new Places(context.board())).clause(condition));
  }
}
