/** How the naive interpreter lets pieces go: every way, leg by leg, with what they borrow and what binds them. */
@NullMarked
package org.variorum.testkit.naive.walk;

import org.jspecify.annotations.NullMarked;
