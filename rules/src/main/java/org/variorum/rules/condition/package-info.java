/**
 * Conditions on positions, as data that definitions contain.
 *
 * <p>{@code language.word.ConditionReader} reads a condition, {@code judge.Judge} is its compiled form, and
 * {@code judge.ConditionWords} describes it in words. The naive interpreter evaluates the data directly. Goals,
 * forbidden results, ways of moving, promotions and drops may have a condition.
 */
@NullMarked
package org.variorum.rules.condition;

import org.jspecify.annotations.NullMarked;
