package org.variorum.rules.language.tree;

/** A place in a definition file: line and column count from 1. */
public record SourceLocation(String file, int line, int column) {

  /** The place in the form {@code FILE:LINE:COLUMN}, for messages. */
  @Override
  public String toString() {
    return file + ":" + line + ":" + column;
  }

  /** The place {@code characters} further to the right. */
  SourceLocation toTheRight(int characters) {
    return new SourceLocation(file, line, column + characters);
  }
}
