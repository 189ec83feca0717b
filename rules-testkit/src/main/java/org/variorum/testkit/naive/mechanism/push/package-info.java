/** Pushes of rows of pieces. */
@NullMarked
package org.variorum.testkit.naive.mechanism.push;

import org.jspecify.annotations.NullMarked;
