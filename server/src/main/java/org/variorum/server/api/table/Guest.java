package org.variorum.server.api.table;

/**
 * The person of a request, known by the browser's cookie.
 *
 * @param named whether the name was chosen; if not, it is a guest's
 */
public record Guest(String name, boolean named) {}
