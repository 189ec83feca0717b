/** Converts positions and moves of the rules to answers, and reads and writes PGN. */
@NullMarked
package org.variorum.view.position;

import org.jspecify.annotations.NullMarked;
