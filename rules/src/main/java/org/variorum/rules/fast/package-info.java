/** Sets of squares and bulk counting, for games whose rules allow it. */
@NullMarked
package org.variorum.rules.fast;

import org.jspecify.annotations.NullMarked;
