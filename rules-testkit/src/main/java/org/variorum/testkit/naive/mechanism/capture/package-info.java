/** What captures do besides, and which pieces may not be captured. */
@NullMarked
package org.variorum.testkit.naive.mechanism.capture;

import org.jspecify.annotations.NullMarked;
