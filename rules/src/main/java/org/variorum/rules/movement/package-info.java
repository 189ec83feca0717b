/** How pieces move: paths over a board, and the notation that writes them down. */
@NullMarked
package org.variorum.rules.movement;

import org.jspecify.annotations.NullMarked;
