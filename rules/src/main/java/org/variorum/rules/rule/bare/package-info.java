/** Who has nothing left but a royal piece. */
@NullMarked
package org.variorum.rules.rule.bare;

import org.jspecify.annotations.NullMarked;
