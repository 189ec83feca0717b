/** Scores as a search counts them, and how the line that it looks at ends. */
@NullMarked
package org.variorum.engine.score;

import org.jspecify.annotations.NullMarked;
