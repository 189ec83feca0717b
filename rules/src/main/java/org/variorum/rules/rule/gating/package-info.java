/** Pieces come from the hand to squares that others leave by their first move. */
@NullMarked
package org.variorum.rules.rule.gating;

import org.jspecify.annotations.NullMarked;
