/** Measures how fast two builds count and search, in turns: each game alone, and several games in one process. */
@NullMarked
package org.variorum.bench.compare;

import org.jspecify.annotations.NullMarked;
