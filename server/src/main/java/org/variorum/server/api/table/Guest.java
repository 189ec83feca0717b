package org.variorum.server.api.table;

/** Who asks: a guest whom the browser's cookie names. */
public record Guest(String name) {}
