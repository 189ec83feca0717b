package org.variorum.browser.language;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.variorum.rules.definition.DefinitionException;
import org.variorum.rules.ini.ExportResult;
import org.variorum.rules.ini.Exporter;
import org.variorum.rules.ini.ImportRefusal;
import org.variorum.rules.ini.ImportResult;
import org.variorum.rules.ini.Importer;
import org.variorum.rules.ini.IniFile;
import org.variorum.rules.language.GameNames;
import org.variorum.rules.language.Library;

/** Reads and writes entries of {@code variants.ini}, Fairy-Stockfish's format. */
record VariantsIni(Library library) {

  ReadEntries read(String text) {
    IniFile file = IniFile.read(text);
    GameNames names = library.names();
    Importer importer = new Importer(file, library,
        name -> library.ids().stream().filter(id -> names.of(id).contains(name)).findFirst());
    return new ReadEntries(importer.importAll().map(VariantsIni::entry).toList(),
        remarks(file.strayProblems(), 1));
  }

  private static ReadEntries.Entry entry(ImportResult result) {
    return new ReadEntries.Entry(result.name(), result.id(), result.line(), result.definition().orElse(null),
        remarks(result.refusals(), result.line()), remarks(result.leftOut(), result.line()));
  }

  /** @param heading the line of what is not about one line */
  private static List<ReadEntries.Remark> remarks(List<ImportRefusal> refusals, int heading) {
    return refusals.stream().map(refusal -> new ReadEntries.Remark(
        refusal.line() > 0 ? refusal.line() : heading,
        refusal.option().isEmpty() ? refusal.reason() : refusal.toString())).toList();
  }

  /** @param id the name of the entry, which is that of the definition's file, too */
  WrittenEntry write(String id, String text) {
    try {
      ExportResult result = new Exporter(Library.of(Map.of(id, text)).or(library)).export(id, id);
      return new WrittenEntry(result.text(),
          Stream.concat(result.unexpressed().stream(), result.unexpressedDraws().stream()).toList(),
          List.of());
    } catch (DefinitionException e) {
      return new WrittenEntry(null, List.of(), e.problems().stream().map(Object::toString).toList());
    }
  }
}
