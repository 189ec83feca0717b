/** Fusion of two pieces into one, and their separation. */
@NullMarked
package org.variorum.testkit.naive.mechanism.fusion;

import org.jspecify.annotations.NullMarked;
