/** A position that moves are made on and taken back from: pieces, hands, and what rules remember. Knows no rule. */
@NullMarked
package org.variorum.rules.state;

import org.jspecify.annotations.NullMarked;
