/** Moves without progress, and what progress is. */
@NullMarked
package org.variorum.rules.rule.movecount;

import org.jspecify.annotations.NullMarked;
