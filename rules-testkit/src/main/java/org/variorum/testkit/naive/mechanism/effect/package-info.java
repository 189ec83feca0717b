/** Effects of moves on other pieces. */
@NullMarked
package org.variorum.testkit.naive.mechanism.effect;

import org.jspecify.annotations.NullMarked;
