/** The engine's time, shared fairly among all who want it: opponents, analyses, reviews. */
@NullMarked
package org.variorum.server.thinking;

import org.jspecify.annotations.NullMarked;
