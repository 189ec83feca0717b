/** Counters: numbers of each side that its moves change. */
@NullMarked
package org.variorum.testkit.naive.mechanism.counters;

import org.jspecify.annotations.NullMarked;
