/** Royal pieces that have come to the far side of the board, with points. */
@NullMarked
package org.variorum.rules.rule.impasse;

import org.jspecify.annotations.NullMarked;
