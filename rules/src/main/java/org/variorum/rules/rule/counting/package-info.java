/** Moves are counted when few pieces are left, and too many are a draw. */
@NullMarked
package org.variorum.rules.rule.counting;

import org.jspecify.annotations.NullMarked;
