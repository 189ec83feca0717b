package org.variorum.browser.answer;

import java.util.List;

/** A game in the list of a library. */
public record ListedGame(String id, String name, String about, String family, List<String> options) {}
