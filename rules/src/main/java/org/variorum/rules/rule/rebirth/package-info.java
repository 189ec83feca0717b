/** Captured pieces that come back to where their like stands at the start. */
@NullMarked
package org.variorum.rules.rule.rebirth;

import org.jspecify.annotations.NullMarked;
