/** Pieces that capture from where they stand. */
@NullMarked
package org.variorum.rules.rule.rifle;

import org.jspecify.annotations.NullMarked;
