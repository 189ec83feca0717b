/** Positions and moves as text, and back. */
@NullMarked
package org.variorum.rules.notation;

import org.jspecify.annotations.NullMarked;
