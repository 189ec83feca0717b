/** Compiled games, positions and moves. */
@NullMarked
package org.variorum.rules.game;

import org.jspecify.annotations.NullMarked;
