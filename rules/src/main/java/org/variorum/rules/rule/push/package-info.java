/** Pieces that push rows of others before them. */
@NullMarked
package org.variorum.rules.rule.push;

import org.jspecify.annotations.NullMarked;
