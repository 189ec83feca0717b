package org.variorum.view.answer;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.variorum.view.answer.GameSummary.Option;
import org.variorum.view.answer.GameSummary.PieceLook;
import org.variorum.view.answer.GameSummary.Sides;

/**
 * A game in the list of games, with the data needed to find it, show it and start it.
 *
 * @param id the definition's name, preceded by the owner and a colon if the game is not built in
 * @param family the id of its family
 * @param formOf the name of the game that this game is a form of; missing if there is none
 * @param shape the index of its board in the shapes of {@link GameList}
 * @param signs marks for squares that matter to the rules, drawn on that board; missing if there are none
 * @param start its start position in FEN
 * @param starts true if it has several start positions, chosen by number; missing if it has one
 * @param otherNames other names of the game, for search; missing if there are none
 * @param opening the text of its rules page before the first section, in Markdown; missing if there is none
 * @param sides the names and colours of the two sides
 * @param special the mechanisms that distinguish the game, in a word or two each
 */
public record GameEntry(String id, String name, @Nullable List<String> otherNames,
    @Nullable String inventor, @Nullable String about, @Nullable String opening,
    String family, @Nullable String formOf, int shape, Shape.@Nullable Signs signs, String start,
    @Nullable Boolean starts,
    List<PieceLook> pieces, Sides sides,
    List<String> special, List<Option> options) {}
