/** Scores in the search tree, and the scores of ended games. */
@NullMarked
package org.variorum.engine.score;

import org.jspecify.annotations.NullMarked;
