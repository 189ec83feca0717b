package org.variorum.view.answer;

/** A computer player's move as in COM-3, with the score of the position. */
public record FoundMove(String move, Score score) {}
