/** The values of a definition by word, and the problems found in them. */
@NullMarked
package org.variorum.rules.language.field;

import org.jspecify.annotations.NullMarked;
