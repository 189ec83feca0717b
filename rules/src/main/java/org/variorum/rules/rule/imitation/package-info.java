/** Pieces go as the piece that the opponent has moved last. */
@NullMarked
package org.variorum.rules.rule.imitation;

import org.jspecify.annotations.NullMarked;
