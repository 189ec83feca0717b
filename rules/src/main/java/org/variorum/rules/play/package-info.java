/** A position that is played on: generator, history, draws, set-ups and their flaws. */
@NullMarked
package org.variorum.rules.play;

import org.jspecify.annotations.NullMarked;
