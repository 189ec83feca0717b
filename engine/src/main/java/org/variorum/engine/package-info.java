/** The opponent: search, evaluation and time. */
@NullMarked
package org.variorum.engine;

import org.jspecify.annotations.NullMarked;
