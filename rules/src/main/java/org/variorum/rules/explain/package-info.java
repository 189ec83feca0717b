/**
 * Explanations: why a move is illegal, what a piece can do, what a move looks like. They are not fast.
 *
 * <p>Explanations use the move generator, so panels, marks, speech and refusals agree. {@code WayRefusal} walks the
 * programs and finds where they stop. {@code Barriers} compares the moves that a piece would have without restrictions
 * with its legal moves. {@code WhyNot} gives the reason for each difference. Each rule supplies the words for what it
 * forbids.
 */
@NullMarked
package org.variorum.rules.explain;

import org.jspecify.annotations.NullMarked;
