package org.variorum.browser;

import java.util.List;
import org.variorum.browser.answer.DefinedPlace;
import org.variorum.browser.answer.PackageWriter;
import org.variorum.languageserver.Diagnostic;
import org.variorum.languageserver.Document;
import org.variorum.languageserver.FullCheck;
import org.variorum.languageserver.LanguageService;
import org.variorum.languageserver.Place;
import org.variorum.rules.language.Library;

/** The language service for a page that edits definitions; its answers are JSON. */
final class Editor {

  private final LanguageService service;

  Editor(Library library) {
    service = new LanguageService(library);
  }

  private static Document document(String file, String text) {
    return new Document(file, text, 0);
  }

  /** The first stage of a check: an array of {@link Diagnostic}. */
  String diagnose(String file, String text) {
    return json(service.diagnose(document(file, text)));
  }

  FullCheck fullCheck(String file, String text) {
    return service.fullCheck(document(file, text));
  }

  static String json(List<Diagnostic> diagnostics) {
    return PackageAnswers.array(diagnostics.stream().map(PackageWriter::text));
  }

  String complete(String text, Place place) {
    return PackageAnswers
        .array(service.complete(document("", text), place).stream().map(PackageWriter::text));
  }

  /** The help at a place; {@code null} if there is none. */
  String hover(String file, String text, Place place) {
    return service.hover(document(file, text), place).map(PackageWriter::text).orElse("null");
  }

  String outline(String text) {
    return PackageAnswers.array(service.outline(document("", text)).stream().map(PackageWriter::text));
  }

  /** The place of the definition: a {@link DefinedPlace}; {@code null} if there is none. */
  String definition(String text, Place place) {
    return service.definition(document("", text), place)
        .map(found -> PackageWriter.text(new DefinedPlace(found.id().orElse(null), found.range())))
        .orElse("null");
  }
}
