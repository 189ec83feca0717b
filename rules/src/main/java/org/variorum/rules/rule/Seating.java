package org.variorum.rules.rule;

import java.util.List;
import java.util.Set;
import org.variorum.rules.state.State;

/**
 * A position that is being set up: its pieces are put, and what it remembers is to be added.
 *
 * @param state the position so far
 * @param properties what holds of the game
 * @param flaws what is wrong with it; to be added to
 */
public record Seating(State state, Set<Property> properties, List<String> flaws) {}
