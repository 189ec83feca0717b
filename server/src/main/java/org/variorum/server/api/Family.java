package org.variorum.server.api;

/**
 * Games that stand together in a list.
 *
 * @param title what they are called
 * @param about what they have in common, in one sentence
 */
public record Family(String id, String title, String about) {}
