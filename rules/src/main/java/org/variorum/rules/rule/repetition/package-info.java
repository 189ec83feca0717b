/** Positions that come again. */
@NullMarked
package org.variorum.rules.rule.repetition;

import org.jspecify.annotations.NullMarked;
