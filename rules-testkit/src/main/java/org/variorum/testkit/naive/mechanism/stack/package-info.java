/** Captured pieces go beneath their captors. */
@NullMarked
package org.variorum.testkit.naive.mechanism.stack;

import org.jspecify.annotations.NullMarked;
