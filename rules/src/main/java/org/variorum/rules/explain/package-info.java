/**
 * Why a move is not allowed, what a piece can do, what a move looks like; not fast.
 *
 * <p>Explanations come from the move generator, so panels, marks, speech and refusals agree.
 * {@code WayRefusal} walks the programs and looks where they stop. {@code Barriers} compares the moves that a
 * piece would have if nothing bound it with its legal ones, and {@code WhyNot} gives the reason for each difference.
 * A rule brings the words for what it forbids.
 */
@NullMarked
package org.variorum.rules.explain;

import org.jspecify.annotations.NullMarked;
