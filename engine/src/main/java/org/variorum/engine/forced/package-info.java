/** Search for forced wins without pruning. */
@NullMarked
package org.variorum.engine.forced;

import org.jspecify.annotations.NullMarked;
