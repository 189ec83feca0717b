/** What a server counts and measures of itself, for whoever runs it. */
@NullMarked
package org.variorum.server.metrics;

import org.jspecify.annotations.NullMarked;
