/** Royal pieces on the far side of the board. */
@NullMarked
package org.variorum.testkit.naive.mechanism.impasse;

import org.jspecify.annotations.NullMarked;
