package org.variorum.browser.answer;

import java.util.List;

/**
 * What a game is called.
 *
 * @param sides the names of the sides, White's first
 */
public record GameTitle(String id, String name, List<String> options, List<String> sides) {}
