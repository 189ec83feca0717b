/** So many checks win. */
@NullMarked
package org.variorum.rules.rule.checks;

import org.jspecify.annotations.NullMarked;
