/** Pieces that capture from where they stand. */
@NullMarked
package org.variorum.rules.rule.standing;

import org.jspecify.annotations.NullMarked;
