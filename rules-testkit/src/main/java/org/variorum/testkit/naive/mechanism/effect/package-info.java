/** What moves do to the board besides. */
@NullMarked
package org.variorum.testkit.naive.mechanism.effect;

import org.jspecify.annotations.NullMarked;
