package org.variorum.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.DictionaryEntries;
import com.code_intelligence.jazzer.junit.FuzzTest;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.rules.ini.Exporter;
import org.variorum.rules.ini.ImportResult;
import org.variorum.rules.ini.Importer;
import org.variorum.rules.ini.IniFile;
import org.variorum.rules.language.DirectoryLibrary;
import org.variorum.rules.language.Library;

/** Any text is a file of entries; each entry is refused with reasons, or becomes a definition that can be read. */
class VariantsIniFuzzTest {

  private static final int MOST_ENTRIES = 4;
  private static final Library GAMES =
      new DirectoryLibrary(Path.of(System.getProperty("variorum.games", "../games")));

  static Stream<Arguments> seeds() {
    Exporter exporter = new Exporter(GAMES);
    return Mutations.near(Stream.concat(
        Stream.of("[a:chess]\nking = k:KN\n[b:a]\nflagPiece = *\nflagRegion = *8\n").map(Lines::seed),
        CompiledGames.ids().stream().map(id -> exporter.export(id, id).text()).map(Lines::seed)));
  }

  @MethodSource("seeds")
  @DictionaryEntries({"[", "]", ":", " = ", "customPiece1 = a:", "startFen = ", "mobilityRegionWhiteRook",
      "*8 d4", "p:g"})
  @FuzzTest(maxDuration = "10s")
  void refusesOrMakesDefinitions(byte[] input) throws Exception {
    String text = Lines.text(input);
    Bounded.within(() -> {
      IniFile file = IniFile.read(text);
      List<ImportResult> entries =
          new Importer(file, GAMES, _ -> Optional.empty()).importAll().limit(MOST_ENTRIES).toList();
      for (ImportResult entry : entries) {
        assertThat(entry.refusals().isEmpty()).isEqualTo(entry.definition().isPresent());
        entry.definition()
            .ifPresent(definition -> CompiledGames.READER.read(entry.id() + ".yaml", definition, List.of()));
      }
      return true;
    });
  }
}
