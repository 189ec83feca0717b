/** What a game is, as data: a closed algebra of records without behaviour. */
@NullMarked
package org.variorum.rules.definition;

import org.jspecify.annotations.NullMarked;
