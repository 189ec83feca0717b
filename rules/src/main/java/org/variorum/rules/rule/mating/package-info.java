/** Whose mate counts. */
@NullMarked
package org.variorum.rules.rule.mating;

import org.jspecify.annotations.NullMarked;
