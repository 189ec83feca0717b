/** A game's rules in words, from its definition alone. */
@NullMarked
package org.variorum.app.card;

import org.jspecify.annotations.NullMarked;
