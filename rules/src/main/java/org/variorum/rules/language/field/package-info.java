/** The values behind the words of a definition, asked for by word, and the complaints about them. */
@NullMarked
package org.variorum.rules.language.field;

import org.jspecify.annotations.NullMarked;
