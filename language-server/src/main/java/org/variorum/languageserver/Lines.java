package org.variorum.languageserver;

import org.variorum.languageserver.source.LineIndex;

/** The ranges of a text. */
record Lines(LineIndex index) {

  static Lines of(String text) {
    return new Lines(new LineIndex(text));
  }

  Place place(int offset) {
    int line = index.line(offset);
    return new Place(line, offset - index.start(line));
  }

  Range range(int start, int end) {
    return new Range(place(start), place(end));
  }

  int offset(Place place) {
    return index.offset(place.line(), place.character());
  }
}
