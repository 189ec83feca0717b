/** A game's rule card as a page of text. */
@NullMarked
package org.variorum.app.card;

import org.jspecify.annotations.NullMarked;
