/** A royal piece in check may not flee. */
@NullMarked
package org.variorum.rules.rule.flight;

import org.jspecify.annotations.NullMarked;
