/** Pieces that become one, and part again. */
@NullMarked
package org.variorum.testkit.naive.mechanism.fusion;

import org.jspecify.annotations.NullMarked;
