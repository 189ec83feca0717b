package org.variorum.languageserver;

import java.util.Comparator;
import java.util.List;
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

  /** A text after edits, which do not overlap. */
  String applied(String text, List<TextEdit> edits) {
    StringBuilder changed = new StringBuilder(text);
    edits.stream().sorted(Comparator.comparingInt((TextEdit edit) -> offset(edit.range().start())).reversed())
        .forEach(edit -> changed.replace(offset(edit.range().start()), offset(edit.range().end()),
            edit.newText()));
    return changed.toString();
  }
}
