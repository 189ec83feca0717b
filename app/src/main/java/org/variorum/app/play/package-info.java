/** A game in the terminal. */
@NullMarked
package org.variorum.app.play;

import org.jspecify.annotations.NullMarked;
