/** Conversion between definition files and Fairy-Stockfish's files {@code variants.ini}. */
@NullMarked
package org.variorum.rules.ini;

import org.jspecify.annotations.NullMarked;
