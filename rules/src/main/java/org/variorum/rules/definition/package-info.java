/** A game as data, and the words and bounds that follow from the data. */
@NullMarked
package org.variorum.rules.definition;

import org.jspecify.annotations.NullMarked;
