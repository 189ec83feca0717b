/** The transposition table. */
@NullMarked
package org.variorum.engine.table;

import org.jspecify.annotations.NullMarked;
