package org.variorum.server.api;

/** Something new, by its id. */
public record Created(String id) {}
