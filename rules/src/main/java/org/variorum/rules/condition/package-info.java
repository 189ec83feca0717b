/**
 * Conditions on positions, as definitions say them: data, composed of a few closed vocabularies.
 *
 * <p>{@code language.word.ConditionReader} reads a condition, {@code judge.Judge} is its compiled form, and
 * {@code judge.ConditionWords} tells it in words. The naive interpreter evaluates it word by word. Goals, forbidden
 * results, ways of moving, promotions and drops may have one.
 */
@NullMarked
package org.variorum.rules.condition;

import org.jspecify.annotations.NullMarked;
