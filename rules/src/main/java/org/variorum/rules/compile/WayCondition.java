package org.variorum.rules.compile;

import org.jspecify.annotations.Nullable;
import org.variorum.rules.condition.Condition;
import org.variorum.rules.definition.Names;
import org.variorum.rules.definition.Places;
import org.variorum.rules.judge.ConditionNeeds;
import org.variorum.rules.judge.ConditionWords;
import org.variorum.rules.judge.Judge;
import org.variorum.rules.rule.Context;

/**
 * The compiled condition of a way of moving or of a promotion.
 *
 * @param judge tests whether the condition holds
 * @param inherentJudge tests the part that decides whether the piece has this way at all; null if no part does
 * @param dependsOnEnd whether the condition depends on the destination square, or on the line to this square
 * @param clause the condition in English
 */
public record WayCondition(Judge judge, @Nullable Judge inherentJudge, boolean dependsOnEnd, String clause) {

  static WayCondition of(Condition condition, Context context) {
    return new WayCondition(Judge.of(condition, context),
        ConditionNeeds.inherentPart(condition).map(part -> Judge.of(part, context)).orElse(null),
        ConditionNeeds.dependsOnEnd(condition),
        new ConditionWords(new Names(context.definition()), new Places(context.board())).clause(condition));
  }
}
