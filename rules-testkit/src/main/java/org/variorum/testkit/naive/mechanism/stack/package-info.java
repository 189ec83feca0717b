/** Stacks of captured pieces beneath their captors. */
@NullMarked
package org.variorum.testkit.naive.mechanism.stack;

import org.jspecify.annotations.NullMarked;
