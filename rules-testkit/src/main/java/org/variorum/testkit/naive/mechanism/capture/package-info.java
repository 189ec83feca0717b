/** What captures do besides, and who may not be captured. */
@NullMarked
package org.variorum.testkit.naive.mechanism.capture;

import org.jspecify.annotations.NullMarked;
