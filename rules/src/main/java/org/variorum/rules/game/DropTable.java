package org.variorum.rules.game;

/**
 * How one kind is dropped.
 *
 * @param allowed by side and square: where
 * @param onePerFile not on a file with another of its kind and side
 * @param mayMate whether the drop may give mate
 */
record DropTable(boolean[][] allowed, boolean onePerFile, boolean mayMate) {}
