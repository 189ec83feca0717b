/** Start positions by number, of which each game has one. */
@NullMarked
package org.variorum.rules.rule.starts;

import org.jspecify.annotations.NullMarked;
