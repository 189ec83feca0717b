/** Pieces act on others instead of capturing them (NOT-2). */
@NullMarked
package org.variorum.rules.rule.acting;

import org.jspecify.annotations.NullMarked;
