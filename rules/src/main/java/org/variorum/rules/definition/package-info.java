/** A game as data: records without behaviour. */
@NullMarked
package org.variorum.rules.definition;

import org.jspecify.annotations.NullMarked;
