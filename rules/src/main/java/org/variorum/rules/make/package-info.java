/** Makes moves on a position, and writes and reads positions and moves as text. */
@NullMarked
package org.variorum.rules.make;

import org.jspecify.annotations.NullMarked;
