package org.variorum.view.answer;

import java.util.List;

/**
 * The results of an analysis so far.
 *
 * @param depth the depth that the search has completed, in plies; 0 if there is none
 * @param lines the best lines, best first for the side to move
 * @param done whether this is the last report
 */
public record FoundLines(int depth, long nodes, List<EngineLine> lines, boolean done) {}
