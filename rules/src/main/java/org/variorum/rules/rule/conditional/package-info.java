/** Ends of the game by any condition. */
@NullMarked
package org.variorum.rules.rule.conditional;

import org.jspecify.annotations.NullMarked;
