/** Pieces that join others of their side and become one piece with them, which may part again. */
@NullMarked
package org.variorum.rules.rule.fusion;

import org.jspecify.annotations.NullMarked;
