package org.variorum.view.answer;

/**
 * A group of related games in the list of games.
 *
 * @param title the name of the group
 * @param about what the games have in common, in one sentence
 */
public record Family(String id, String title, String about) {}
