/** What an engine is asked and what it answers: limits, settings, scores, lines. The engine itself is in {@code search}. */
@NullMarked
package org.variorum.engine;

import org.jspecify.annotations.NullMarked;
