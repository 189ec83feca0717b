/** Effects of captures, and pieces that may not be captured. */
@NullMarked
package org.variorum.testkit.naive.mechanism.capture;

import org.jspecify.annotations.NullMarked;
