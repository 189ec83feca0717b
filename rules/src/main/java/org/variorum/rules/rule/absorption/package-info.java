/** Pieces that become others by capturing, or vanish. */
@NullMarked
package org.variorum.rules.rule.absorption;

import org.jspecify.annotations.NullMarked;
