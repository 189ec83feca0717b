/** What a server counts and measures of itself, for the operator. */
@NullMarked
package org.variorum.server.metrics;

import org.jspecify.annotations.NullMarked;
