/** Combinations of mechanisms: any two of them in one small game. */
@NullMarked
package org.variorum.testkit.pairs;

import org.jspecify.annotations.NullMarked;
