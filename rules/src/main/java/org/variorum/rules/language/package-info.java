/** The language of definition files: text to definition, with the place of every complaint. */
@NullMarked
package org.variorum.rules.language;

import org.jspecify.annotations.NullMarked;
