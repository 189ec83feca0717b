/** A small network that corrects the evaluation of positions: learnt from games, kept up to date with each move. */
@NullMarked
package org.variorum.engine.network;

import org.jspecify.annotations.NullMarked;
