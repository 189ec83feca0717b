/** Positions with make and unmake: move generation, history, repetition, and validation of set-ups. */
@NullMarked
package org.variorum.rules.play;

import org.jspecify.annotations.NullMarked;
