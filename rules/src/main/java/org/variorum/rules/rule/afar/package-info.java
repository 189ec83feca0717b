/** Pieces that capture others by where they go, without coming to their squares. */
@NullMarked
package org.variorum.rules.rule.afar;

import org.jspecify.annotations.NullMarked;
