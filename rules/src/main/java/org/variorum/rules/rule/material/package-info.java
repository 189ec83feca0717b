/** Pieces that are too few to win. */
@NullMarked
package org.variorum.rules.rule.material;

import org.jspecify.annotations.NullMarked;
