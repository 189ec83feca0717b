/** The rules of a game in words, written from its definition alone. */
@NullMarked
package org.variorum.rules.card;

import org.jspecify.annotations.NullMarked;
