/** A piece that has just crossed a square can be captured there. */
@NullMarked
package org.variorum.rules.rule.enpassant;

import org.jspecify.annotations.NullMarked;
