/** A draw counts as a win for one side. */
@NullMarked
package org.variorum.rules.rule.odds;

import org.jspecify.annotations.NullMarked;
