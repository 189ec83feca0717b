package org.variorum.server.api;

/** A side, as JSON writes it. */
public enum Color {
  white, black
}
