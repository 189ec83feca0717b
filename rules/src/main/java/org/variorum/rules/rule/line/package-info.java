/** Who has so many pieces in a line. */
@NullMarked
package org.variorum.rules.rule.line;

import org.jspecify.annotations.NullMarked;
