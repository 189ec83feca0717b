/** A definition's text as a tree, also if the text is not valid YAML, because an author is still writing it. */
@NullMarked
package org.variorum.languageserver.source;

import org.jspecify.annotations.NullMarked;
