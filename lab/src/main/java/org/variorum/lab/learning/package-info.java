/** What the engine learns from its own games: training positions, where they come from, and weights that are fitted to them. */
@NullMarked
package org.variorum.lab.learning;

import org.jspecify.annotations.NullMarked;
