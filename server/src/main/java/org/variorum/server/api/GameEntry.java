package org.variorum.server.api;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.variorum.server.api.GameSummary.Option;
import org.variorum.server.api.GameSummary.PieceLook;
import org.variorum.server.api.GameSummary.Sides;

/**
 * A game in the list of games: what is needed to find it, to show it and to begin it.
 *
 * @param id its id: the definition's name, preceded by the owner and a colon if it is not built in
 * @param family the id of its family
 * @param formOf the name of the game of which it is one form
 * @param shape which of the list's boards it has, from 0
 * @param signs what the rules ask of squares, as it is drawn on that board; missing where there is nothing to draw
 * @param start its start position in FEN
 * @param starts true if it has many start positions, by number; missing otherwise
 * @param otherNames other names of the game, for search; missing if there are none
 * @param opening what its rules page says first, in Markdown; missing where there is no such page
 * @param sides how players know the two sides
 * @param special the mechanisms that make it different, in a word each
 */
public record GameEntry(String id, String name, @Nullable List<String> otherNames,
    @Nullable String inventor, @Nullable String about, @Nullable String opening,
    String family, @Nullable String formOf, int shape, Shape.@Nullable Signs signs, String start,
    @Nullable Boolean starts,
    List<PieceLook> pieces, Sides sides,
    List<String> special, List<Option> options) {}
