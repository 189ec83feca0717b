/**
 * The search: iterative deepening, alpha-beta, quiescence, pruning, reductions and extensions.
 *
 * <p>A {@code Frame} holds the data of one ply, which the other classes read and update. A technique that searches part
 * of the tree ({@code NullMove}, {@code ProbCut}) receives the search as a {@code Subtree}.
 */
@NullMarked
package org.variorum.engine.search;

import org.jspecify.annotations.NullMarked;
