/** Draws by too few pieces to win. */
@NullMarked
package org.variorum.testkit.naive.mechanism.material;

import org.jspecify.annotations.NullMarked;
