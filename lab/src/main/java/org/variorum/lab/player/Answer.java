package org.variorum.lab.player;

import java.util.Optional;
import org.variorum.engine.Score;
import org.variorum.rules.position.Move;

/**
 * A player's move with its information about the search.
 *
 * @param move a legal move in the requested position
 * @param score the score for the side that moves; empty if the player gave none
 * @param depth the search depth in plies; 0 if the player gave none
 * @param nodes the number of nodes; 0 if the player gave none
 */
public record Answer(Move move, Optional<Score> score, int depth, long nodes) {}
