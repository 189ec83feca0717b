/** Turns of several moves, and passing. */
@NullMarked
package org.variorum.rules.rule.turn;

import org.jspecify.annotations.NullMarked;
