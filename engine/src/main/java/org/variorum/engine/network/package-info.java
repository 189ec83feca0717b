/** A small network that corrects the evaluation; it is trained on games and updated incrementally with each move. */
@NullMarked
package org.variorum.engine.network;

import org.jspecify.annotations.NullMarked;
