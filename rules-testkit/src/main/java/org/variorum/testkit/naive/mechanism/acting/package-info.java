/** Acting instead of capturing (NOT-2). */
@NullMarked
package org.variorum.testkit.naive.mechanism.acting;

import org.jspecify.annotations.NullMarked;
