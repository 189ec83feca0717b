package org.variorum.rules.rule.hands;

import org.variorum.rules.board.Region;

/**
 * How a kind of piece is dropped.
 *
 * @param letter the piece
 * @param region where it may be dropped
 * @param mostPerFile so many pieces of its kind and side, unpromoted, a file may have (nifu); 0: any number
 * @param mayMate whether the drop may give mate (a shogi pawn's may not)
 * @param stuck whether it may be dropped where it would have no further move on the empty board
 * @param eitherForm whether it may also be dropped as one of its promoted forms
 */
public record Drop(String letter, Region region, int mostPerFile, boolean mayMate, boolean stuck, boolean eitherForm) {}
