/** The cost of work, the limits for one address, and the thread pools for long work. */
@NullMarked
package org.variorum.server.budget;

import org.jspecify.annotations.NullMarked;
