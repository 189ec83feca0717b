package org.variorum.server.store;

/** A table in a list. */
public record Listed(Founding founding, Digest digest) {}
