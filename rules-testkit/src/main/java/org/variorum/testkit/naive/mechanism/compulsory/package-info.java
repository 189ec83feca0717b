/** Moves that have to be made where they are possible. */
@NullMarked
package org.variorum.testkit.naive.mechanism.compulsory;

import org.jspecify.annotations.NullMarked;
