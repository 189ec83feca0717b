/** Pieces go by the movement of those that protect them (DEL-2). */
@NullMarked
package org.variorum.rules.rule.borrowing;

import org.jspecify.annotations.NullMarked;
