/** Pieces that push rows of others before them. */
@NullMarked
package org.variorum.testkit.naive.mechanism.push;

import org.jspecify.annotations.NullMarked;
