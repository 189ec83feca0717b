/** Nothing is captured; pieces act on others instead (NOT-2). */
@NullMarked
package org.variorum.rules.rule.acting;

import org.jspecify.annotations.NullMarked;
