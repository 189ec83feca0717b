/** How the naive interpreter lets pieces go: every way, leg by leg, and which paths are open to them. */
@NullMarked
package org.variorum.testkit.naive.walk;

import org.jspecify.annotations.NullMarked;
