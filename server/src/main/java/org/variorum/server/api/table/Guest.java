package org.variorum.server.api.table;

/** The guest of a request, known by the browser's cookie. */
public record Guest(String name) {}
