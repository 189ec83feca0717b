package org.variorum.server.store;

/** A table in a list: the data that never changes, and the current status. */
public record TableEntry(Founding founding, TableStatus status) {}
