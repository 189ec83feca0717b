package org.variorum.languageserver.lsp;

import java.util.List;
import java.util.Optional;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.variorum.languageserver.Diagnostic;
import org.variorum.languageserver.Document;
import org.variorum.languageserver.source.LineIndex;

/**
 * A state of a document that the client has opened.
 *
 * @param uri the client's name for the document
 * @param folder the library of the definitions beside it and of the built-in games
 * @param published the diagnostics of this text; empty until it is checked
 */
record OpenDocument(String uri, Document document, Folder folder, Optional<List<Diagnostic>> published) {

  /** This document after changes of its text, one after the other. */
  OpenDocument changed(List<TextDocumentContentChangeEvent> changes, int version) {
    String text = document.text();
    for (TextDocumentContentChangeEvent change : changes) {
      text = change.getRange() == null ? change.getText()
          : replaced(text, change.getRange().getStart(), change.getRange().getEnd(), change.getText());
    }
    return new OpenDocument(uri, new Document(document.file(), text, version), folder, Optional.empty());
  }

  private static String replaced(String text, Position start, Position end, String newText) {
    LineIndex lines = new LineIndex(text);
    int from = lines.offset(start.getLine(), start.getCharacter());
    int to = Math.max(from, lines.offset(end.getLine(), end.getCharacter()));
    return text.substring(0, from) + newText + text.substring(to);
  }

  OpenDocument withPublished(List<Diagnostic> diagnostics) {
    return new OpenDocument(uri, document, folder, Optional.of(diagnostics));
  }

  boolean hasTextOf(OpenDocument other) {
    return document == other.document;
  }
}
