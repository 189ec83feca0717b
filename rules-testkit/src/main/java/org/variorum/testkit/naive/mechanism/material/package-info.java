/** Pieces that are too few to win. */
@NullMarked
package org.variorum.testkit.naive.mechanism.material;

import org.jspecify.annotations.NullMarked;
