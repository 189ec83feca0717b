/** Which side loses where positions come again. */
@NullMarked
package org.variorum.testkit.naive.mechanism.repetition;

import org.jspecify.annotations.NullMarked;
