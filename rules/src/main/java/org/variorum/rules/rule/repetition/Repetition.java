package org.variorum.rules.rule.repetition;

import org.variorum.rules.definition.Mechanism;

/**
 * The same position ends the game when it has come so often (COM-7): as a draw.
 *
 * @param occurrence the occurrence of a position that ends the game: 3, 4, or 0 for never
 * @param checkLoses whether a side all of whose moves since the first occurrence gave check loses instead (NOT-14)
 */
public record Repetition(int occurrence, boolean checkLoses) implements Mechanism {}
