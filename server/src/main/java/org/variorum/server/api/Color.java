package org.variorum.server.api;

/** A side, spelt as in JSON. */
public enum Color {
  white, black
}
