/** Goals of having more pieces or points. */
@NullMarked
package org.variorum.testkit.naive.mechanism.majority;

import org.jspecify.annotations.NullMarked;
