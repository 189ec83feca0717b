/**
 * The engine: alpha-beta, deeper and deeper, and what it leaves out, reduces and extends.
 *
 * <p>A {@code Frame} holds what is known of one ply; the other classes ask it and tell it what has happened. A
 * technique that searches part of the tree ({@code NullMove}, {@code ProbCut}) gets the search as a {@code Subtree}.
 */
@NullMarked
package org.variorum.engine.search;

import org.jspecify.annotations.NullMarked;
