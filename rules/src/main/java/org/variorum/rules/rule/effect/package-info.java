/** What moves do to the board besides. */
@NullMarked
package org.variorum.rules.rule.effect;

import org.jspecify.annotations.NullMarked;
