/** Captured pieces are held in hand and dropped. */
@NullMarked
package org.variorum.rules.rule.hands;

import org.jspecify.annotations.NullMarked;
