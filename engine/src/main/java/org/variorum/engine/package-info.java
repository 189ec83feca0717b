/** The input and output of an engine: limits, settings, scores, lines. The engine itself is in {@code search}. */
@NullMarked
package org.variorum.engine;

import org.jspecify.annotations.NullMarked;
