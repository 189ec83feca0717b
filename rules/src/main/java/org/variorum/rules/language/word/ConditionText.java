package org.variorum.rules.language.word;

import java.util.List;
import org.variorum.rules.condition.Condition;

/**
 * A condition as it is written: {@code own P in rank 8 at least 2 and not enemy in check}.
 *
 * @param condition what it says
 * @param letters the letters of pieces in it, each with its offset
 * @param squares those in it, each with its offset
 * @param counters the names of counters in it, each with its offset
 */
public record ConditionText(Condition condition, List<Letters.Named> letters, List<Squares> squares,
    List<Letters.Named> counters) {}
