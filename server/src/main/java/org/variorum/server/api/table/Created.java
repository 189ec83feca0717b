package org.variorum.server.api.table;

/** The response to a request that creates something: the id of what was created. */
public record Created(String id) {}
