package org.variorum.release;

import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The licences of all that the archive holds, as a folder: the texts that came with each part, and a table. */
final class Licences {

  private static final Pattern NAMES =
      Pattern.compile("(?:LICEN[SC]E|NOTICE|COPYING|AL2\\.0|LGPL2\\.1)[\\w.-]*", Pattern.CASE_INSENSITIVE);
  /** Where jars keep such files. */
  private static final List<String> PLACES = List.of("/", "/META-INF", "/META-INF/licenses");

  private final PartsList parts;
  private final PageParts pages;

  Licences(PartsList parts, PageParts pages) {
    this.parts = parts;
    this.pages = pages;
  }

  void write(Path jars, Path folder) throws IOException {
    Files.createDirectories(folder);
    StringBuilder table = new StringBuilder("""
        # Licences

        What comes with Variorum, and the licence of each part. A part's folder has the files that came with it;
        `spdx/` has the licences' own texts. The Java runtime's are in `../runtime/legal`.

        | part | version | licence |
        | --- | --- | --- |
        """);
    for (PartsList.Library library : parts.libraries()) {
      if (!library.group().equals("org.variorum")) {
        row(table, library.name(), library.version(), String.join(" or ", library.licences()));
        copyTexts(jars.resolve(library.name() + "-" + library.version() + ".jar"),
            folder.resolve(library.name()));
      }
    }
    for (PageParts.Part part : pages.parts()) {
      row(table, part.name(), part.version(), part.licence());
      Path own = folder.resolve(part.name().replace('/', '-'));
      Files.createDirectories(own);
      Files.writeString(own.resolve("LICENSE"), part.text() + "\n");
    }
    Files.createDirectories(folder.resolve("spdx"));
    for (Map.Entry<String, String> text : parts.texts().entrySet()) {
      Files.writeString(folder.resolve("spdx").resolve(text.getKey().replaceAll("[^\\w.-]+", "-") + ".txt"),
          text.getValue());
    }
    Files.writeString(folder.resolve("README.md"), table);
  }

  private static void row(StringBuilder table, String name, String version, String licence) {
    table.append("| ").append(name).append(" | ").append(version).append(" | ").append(licence)
        .append(" |\n");
  }

  private static void copyTexts(Path jar, Path folder) throws IOException {
    try (FileSystem inside = FileSystems.newFileSystem(jar)) {
      for (String place : PLACES) {
        Path holder = inside.getPath(place);
        if (!Files.isDirectory(holder)) {
          continue;
        }
        List<Path> texts;
        try (Stream<Path> files = Files.list(holder)) {
          texts = files.filter(Files::isRegularFile)
              .filter(file -> NAMES.matcher(file.getFileName().toString()).matches()).sorted().toList();
        }
        for (Path text : texts) {
          Path copy = folder.resolve(text.getFileName().toString());
          if (!Files.exists(copy)) {
            Files.createDirectories(folder);
            Files.write(copy, Files.readAllBytes(text));
          }
        }
      }
    }
  }
}
