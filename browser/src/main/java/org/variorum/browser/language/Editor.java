package org.variorum.browser.language;

import java.util.List;
import java.util.stream.Collectors;
import org.variorum.languageserver.Diagnostic;
import org.variorum.languageserver.Document;
import org.variorum.languageserver.FullCheck;
import org.variorum.languageserver.LanguageService;
import org.variorum.languageserver.Place;
import org.variorum.languageserver.Renaming;
import org.variorum.languageserver.TextEdit;
import org.variorum.rules.language.Library;

/** The language service for a page that edits definitions; its answers are JSON. */
final class Editor {

  private final LanguageService service;
  private final VariantsIni ini;

  Editor(Library library) {
    service = new LanguageService(library);
    ini = new VariantsIni(library);
  }

  private static Document document(String file, String text) {
    return new Document(file, text, 0);
  }

  /** The first stage of a check: an array of {@link Diagnostic}. */
  String diagnose(String file, String text) {
    return array(service.diagnose(document(file, text)));
  }

  FullCheck fullCheck(String file, String text) {
    return service.fullCheck(document(file, text));
  }

  static String array(List<?> records) {
    return records.stream().map(LanguageWriter::text).collect(Collectors.joining(",", "[", "]"));
  }

  String complete(String text, Place place) {
    return array(service.complete(document("", text), place));
  }

  /** The help at a place; {@code null} if there is none. */
  String hover(String file, String text, Place place) {
    return service.hover(document(file, text), place).map(LanguageWriter::text).orElse("null");
  }

  String outline(String text) {
    return array(service.outline(document("", text)));
  }

  /** The place of the definition: a {@link DefinedPlace}; {@code null} if there is none. */
  String definition(String text, Place place) {
    return service.definition(document("", text), place)
        .map(found -> LanguageWriter.text(new DefinedPlace(found.id().orElse(null), found.range())))
        .orElse("null");
  }

  String references(String text, Place place) {
    return array(service.references(document("", text), place));
  }

  /** What comes of the request: {@link Renamed}. */
  String rename(String file, String text, Place place, String newLetter) {
    return LanguageWriter.text(switch (service.rename(document(file, text), place, newLetter)) {
      case Renaming.Edits(List<TextEdit> edits) -> new Renamed(edits, null);
      case Renaming.Refused(String reason) -> new Renamed(List.of(), reason);
    });
  }

  String readIni(String text) {
    return LanguageWriter.text(ini.read(text));
  }

  String writeIni(String id, String text) {
    return LanguageWriter.text(ini.write(id, text));
  }
}
