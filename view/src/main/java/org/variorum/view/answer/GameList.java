package org.variorum.view.answer;

import java.util.List;

/**
 * The list of all games.
 *
 * @param families groups of games, in the order of the page; a group without games is left out
 * @param shapes the boards of the games, without duplicates
 * @param games sorted by family; within a family in the order of the page
 */
public record GameList(List<Family> families, List<Shape> shapes, List<GameEntry> games) {}
