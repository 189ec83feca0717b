/** Open challenges: games on offer to any guest, the list that pages watch, and the limits on it. */
@NullMarked
package org.variorum.server.challenge;

import org.jspecify.annotations.NullMarked;
