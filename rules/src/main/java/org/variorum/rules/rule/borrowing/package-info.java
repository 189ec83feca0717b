/** Pieces move as those do that could go to their squares (DEL-2). */
@NullMarked
package org.variorum.rules.rule.borrowing;

import org.jspecify.annotations.NullMarked;
