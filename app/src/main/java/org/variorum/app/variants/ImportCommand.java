package org.variorum.app.variants;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import org.variorum.app.json.JsonWriter;
import org.variorum.app.option.Complaint;
import org.variorum.app.option.HelpOption;
import org.variorum.app.text.WordSuggestion;
import org.variorum.rules.ini.ImportRefusal;
import org.variorum.rules.ini.ImportResult;
import org.variorum.rules.ini.Importer;
import org.variorum.rules.ini.IniEntry;
import org.variorum.rules.ini.IniFile;
import org.variorum.rules.language.DefinitionSchema;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code variorum import}. */
@Command(name = "import",
    description = "Converts the entries of a variants.ini, the format of Fairy-Stockfish, to definition files.")
public final class ImportCommand implements Callable<Integer> {

  private final PrintWriter out;
  private final NamedGames games;

  @Mixin private final HelpOption help = new HelpOption();

  @Parameters(index = "0", paramLabel = "FILE", description = "the path of the file") private Path path =
      Path.of("");

  @Parameters(index = "1..*", paramLabel = "NAME", arity = "0..*",
      description = "the entries to import; without them, all") private List<String> names = List.of();

  @Option(names = "--to", paramLabel = "DIR",
      description = "where to write the definition files, and their schema for editors; without it, entries are only checked") private Optional<
          Path> directory = Optional.empty();

  @Option(names = "--json",
      description = "prints a JSON array with an object for each entry") private boolean json;

  /** @param games the built-in games, on which entries may be based */
  public ImportCommand(PrintWriter out, NamedGames games) {
    this.out = out;
    this.games = games;
  }

  @Override
  public Integer call() {
    IniFile file = IniFile.read(text());
    if (!file.strayProblems().isEmpty()) {
      throw Complaint.content(file.strayProblems().stream()
          .map(stray -> path + ":" + stray.line() + ": " + stray.reason()).toList());
    }
    requireKnown(file);
    List<ImportResult> entries =
        new Importer(file, games.library(), games::id).importAll().filter(this::isRequested).toList();
    if (entries.isEmpty()) {
      throw Complaint
          .content(List.of(path + ":1: there is no entry in this file; a heading is written [name]"));
    }
    Map<String, Path> writtenFiles = write(entries);
    if (json) {
      out.println(JsonWriter.of(entries.stream().map(entry -> object(entry, writtenFiles)).toList()));
    } else {
      entries.forEach(entry -> print(entry, writtenFiles));
      long imported = entries.stream().filter(entry -> entry.definition().isPresent()).count();
      out.println(imported + " of " + entries.size() + (entries.size() == 1 ? " entry" : " entries")
          + (directory.isPresent() ? " imported" : " can be imported"));
    }
    return entries.stream().allMatch(entry -> entry.definition().isPresent()) ? 0 : Complaint.FAILURE;
  }

  private String text() {
    try {
      if (Files.size(path) > IniFile.MAX_LENGTH) {
        throw Complaint
            .content(List.of(path + ":1: the file is longer than " + IniFile.MAX_LENGTH + " bytes"));
      }
      return Files.readString(path);
    } catch (CharacterCodingException e) {
      throw Complaint.content(List.of(path + ":1: the file is not text in UTF-8"));
    } catch (IOException e) {
      throw Complaint.usage("cannot read " + path + "; is it a file that you may read?");
    }
  }

  private void requireKnown(IniFile file) {
    List<String> entryNames = file.entries().stream().map(IniEntry::name).toList();
    for (String name : names) {
      if (!entryNames.contains(name)) {
        throw Complaint.usage("there is no entry \"" + WordSuggestion.printable(name) + "\" in " + path
            + new WordSuggestion(entryNames).nearest(name).map(near -> "; did you mean " + near + "?")
                .orElse(""));
      }
    }
  }

  private boolean isRequested(ImportResult entry) {
    return names.isEmpty() || names.contains(entry.name());
  }

  /** Writes the entries that have a definition, each to its own file. Returns the files by the names of the entries. */
  private Map<String, Path> write(List<ImportResult> entries) {
    Map<String, Path> writtenFiles = new LinkedHashMap<>();
    if (directory.isEmpty()) {
      return writtenFiles;
    }
    Path folder = directory.orElseThrow();
    Set<String> usedIds = new HashSet<>();
    try {
      Files.createDirectories(folder);
      String schema = DefinitionSchema.line(schema(folder));
      for (ImportResult entry : entries) {
        if (entry.definition().isPresent()) {
          String id = entry.id();
          for (int number = 2; !usedIds.add(id); number++) {
            id = entry.id() + "-" + number;
          }
          writtenFiles.put(entry.name(),
              Files.writeString(folder.resolve(id + ".yaml"), schema + entry.definition().orElseThrow()));
        }
      }
    } catch (IOException e) {
      throw Complaint.usage("cannot write to " + folder + "; is it a directory that you may write to?");
    }
    return writtenFiles;
  }

  /** The path of the schema, relative to {@code folder}. Writes it to {@code folder} if the parent folder has none. */
  private String schema(Path folder) throws IOException {
    if (Files.exists(folder.toAbsolutePath().normalize().resolveSibling(DefinitionSchema.FILE))) {
      return "../" + DefinitionSchema.FILE;
    }
    Files.writeString(folder.resolve(DefinitionSchema.FILE), DefinitionSchema.text(games.library().ids()));
    return DefinitionSchema.FILE;
  }

  private void print(ImportResult entry, Map<String, Path> writtenFiles) {
    if (entry.definition().isPresent()) {
      out.println(entry.name() + ": "
          + Optional.ofNullable(writtenFiles.get(entry.name())).map(Path::toString)
              .orElse("can be imported"));
      entry.leftOut().forEach(option -> out.println("  " + location(entry, option) + option));
      return;
    }
    entry.refusals().forEach(refusal -> out.println(entry.name() + ": refused, " + location(entry, refusal)
        + refusal));
  }

  private String location(ImportResult entry, ImportRefusal refusal) {
    return path + ":" + (refusal.line() > 0 ? refusal.line() : entry.line()) + ": ";
  }

  private static Map<String, Object> object(ImportResult entry, Map<String, Path> writtenFiles) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("name", entry.name());
    object.put("line", entry.line());
    object.put("imported", entry.definition().isPresent());
    Optional.ofNullable(writtenFiles.get(entry.name()))
        .ifPresent(file -> object.put("file", file.toString()));
    object.put("refusals", reasons(entry, entry.refusals()));
    object.put("leftOut", reasons(entry, entry.leftOut()));
    return object;
  }

  private static List<Object> reasons(ImportResult entry, List<ImportRefusal> refusals) {
    List<Object> reasons = new ArrayList<>();
    for (ImportRefusal refusal : refusals) {
      Map<String, Object> reason = new LinkedHashMap<>();
      reason.put("option", refusal.option());
      reason.put("line", refusal.line() > 0 ? refusal.line() : entry.line());
      reason.put("reason", refusal.reason());
      reasons.add(reason);
    }
    return reasons;
  }
}
