/** What a move does to the enemies around the square where a piece arrives. */
@NullMarked
package org.variorum.rules.rule.surroundings;

import org.jspecify.annotations.NullMarked;
