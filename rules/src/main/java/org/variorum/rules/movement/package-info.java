/** Movement of pieces: paths over a board. */
@NullMarked
package org.variorum.rules.movement;

import org.jspecify.annotations.NullMarked;
