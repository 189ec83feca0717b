/** Pieces that promote instead of a move, where they stand or one move on. */
@NullMarked
package org.variorum.rules.rule.conversion;

import org.jspecify.annotations.NullMarked;
