/** Squares that nobody enters or passes. */
@NullMarked
package org.variorum.rules.rule.walls;

import org.jspecify.annotations.NullMarked;
