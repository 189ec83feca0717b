/** Who has none of certain pieces left. */
@NullMarked
package org.variorum.rules.rule.extinction;

import org.jspecify.annotations.NullMarked;
