/** What is remembered of positions. */
@NullMarked
package org.variorum.engine.table;

import org.jspecify.annotations.NullMarked;
