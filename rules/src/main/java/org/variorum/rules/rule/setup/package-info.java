/** Pieces that are put on the board before play begins. */
@NullMarked
package org.variorum.rules.rule.setup;

import org.jspecify.annotations.NullMarked;
