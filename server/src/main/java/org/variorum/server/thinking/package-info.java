/** The engine's time, shared fairly among opponents, analyses and reviews. */
@NullMarked
package org.variorum.server.thinking;

import org.jspecify.annotations.NullMarked;
