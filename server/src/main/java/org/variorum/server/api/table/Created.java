package org.variorum.server.api.table;

/** Something new, by its id. */
public record Created(String id) {}
