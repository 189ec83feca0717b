/** The words of definition files: what each means, and how the texts behind it are read and described. */
@NullMarked
package org.variorum.rules.language.word;

import org.jspecify.annotations.NullMarked;
