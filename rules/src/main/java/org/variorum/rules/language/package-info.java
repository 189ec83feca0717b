/** The language of definition files: reads texts as definitions and reports each problem with its place. */
@NullMarked
package org.variorum.rules.language;

import org.jspecify.annotations.NullMarked;
