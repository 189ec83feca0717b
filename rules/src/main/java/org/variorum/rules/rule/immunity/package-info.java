/** Pieces that not everybody captures. */
@NullMarked
package org.variorum.rules.rule.immunity;

import org.jspecify.annotations.NullMarked;
