package org.variorum.view.answer;

/** A side, spelt as in JSON. */
public enum Color {
  white, black
}
