/** Which side is to move, and with which moves a turn goes on. */
@NullMarked
package org.variorum.testkit.naive.mechanism.turns;

import org.jspecify.annotations.NullMarked;
