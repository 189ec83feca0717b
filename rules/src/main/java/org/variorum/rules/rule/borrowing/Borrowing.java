package org.variorum.rules.rule.borrowing;

import java.util.Set;
import org.variorum.rules.definition.Mechanism;

/**
 * DEL-2: a piece has no movement of its own, but moves as each friendly piece that could go to its square. A lender gives
 * the moving half of its movement to a friend on whose square it could move if that were empty, and the capturing
 * half to a friend whom it could capture there if that were an enemy. Initial movement and
 * orbits count for nothing here: nobody lends by them or lends them. What is borrowed is not passed on (DEL-3).
 *
 * @param borrowers the pieces that only borrow; all others move natively
 * @param lenders the pieces that lend
 */
public record Borrowing(Set<String> borrowers, Set<String> lenders) implements Mechanism {}
