/** Why a move is not allowed, what a piece can do, what a move looks like; not fast. */
@NullMarked
package org.variorum.rules.explain;

import org.jspecify.annotations.NullMarked;
