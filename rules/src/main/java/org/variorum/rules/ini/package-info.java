/** Files {@code variants.ini} of Fairy-Stockfish: read into definition files, and written from them. */
@NullMarked
package org.variorum.rules.ini;

import org.jspecify.annotations.NullMarked;
