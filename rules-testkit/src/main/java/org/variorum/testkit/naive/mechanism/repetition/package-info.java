/** Losses by perpetual check and perpetual chase. */
@NullMarked
package org.variorum.testkit.naive.mechanism.repetition;

import org.jspecify.annotations.NullMarked;
