/** A game's rules in words, from its definition alone. */
@NullMarked
package org.variorum.rules.card;

import org.jspecify.annotations.NullMarked;
