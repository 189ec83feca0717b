/** How long a search may take, and what it may spend. */
@NullMarked
package org.variorum.engine.time;

import org.jspecify.annotations.NullMarked;
