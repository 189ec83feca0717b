/** The words of definition files: their meanings, and the reading and description of their values. */
@NullMarked
package org.variorum.rules.language.word;

import org.jspecify.annotations.NullMarked;
