/** The stored open challenges: games that are on offer to any guest. */
@NullMarked
package org.variorum.server.store.challenge;

import org.jspecify.annotations.NullMarked;
