/** The engine's time, shared fairly among all that want it: opponents, analyses, reviews. */
@NullMarked
package org.variorum.server.thinking;

import org.jspecify.annotations.NullMarked;
