/** Moves that are forbidden by what they lead to. */
@NullMarked
package org.variorum.rules.rule.forbidden;

import org.jspecify.annotations.NullMarked;
