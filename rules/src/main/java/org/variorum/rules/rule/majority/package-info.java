/** Who has more pieces, or points, when the game comes to an end. */
@NullMarked
package org.variorum.rules.rule.majority;

import org.jspecify.annotations.NullMarked;
