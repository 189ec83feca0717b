package org.variorum.languageserver;

import java.util.List;

/** What comes of a request to give a piece another letter. */
public sealed interface Renaming {

  /** The changes of the text. */
  record Edits(List<TextEdit> edits) implements Renaming {
    public Edits {
      edits = List.copyOf(edits);
    }
  }

  /** Nothing is changed; {@code reason} is a sentence for the author. */
  record Refused(String reason) implements Renaming {}
}
