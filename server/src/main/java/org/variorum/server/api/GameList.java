package org.variorum.server.api;

import java.util.List;

/**
 * All games.
 *
 * @param families in the order of the page; each has a game
 * @param shapes the boards of the games, each once
 * @param games by family, then in the order of the page
 */
public record GameList(List<Family> families, List<Shape> shapes, List<GameEntry> games) {}
