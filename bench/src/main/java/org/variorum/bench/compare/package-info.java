/** Two builds in turns: how fast each counts and searches, each game alone, and several in one process. */
@NullMarked
package org.variorum.bench.compare;

import org.jspecify.annotations.NullMarked;
