/** Which moves are tried first: what they win by exchanges, and how well they have done. */
@NullMarked
package org.variorum.engine.ordering;

import org.jspecify.annotations.NullMarked;
