/** Tests of every game: laws, generators of positions, and a naive interpreter as the oracle. */
@NullMarked
package org.variorum.testkit;

import org.jspecify.annotations.NullMarked;
