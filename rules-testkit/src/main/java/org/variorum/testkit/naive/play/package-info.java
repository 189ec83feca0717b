/** Move generation, attacks and ends of the game for any definition. The package refers to mechanisms only by hooks. */
@NullMarked
package org.variorum.testkit.naive.play;

import org.jspecify.annotations.NullMarked;
