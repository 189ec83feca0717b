package org.variorum.lab.player;

import java.util.Optional;
import org.variorum.engine.Score;
import org.variorum.rules.position.Move;

/**
 * A player's move, and what it says about it.
 *
 * @param move a legal move of the position that was asked about
 * @param score for the side that moves; empty if nothing was said
 * @param depth how far was looked ahead; 0 if nothing was said
 * @param nodes how many positions were looked at; 0 if nothing was said
 */
public record Answer(Move move, Optional<Score> score, int depth, long nodes) {}
