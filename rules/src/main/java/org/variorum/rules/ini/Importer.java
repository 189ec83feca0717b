package org.variorum.rules.ini;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.variorum.rules.definition.DefinitionException;
import org.variorum.rules.definition.DefinitionKey;
import org.variorum.rules.definition.FileProblem;
import org.variorum.rules.definition.Severity;
import org.variorum.rules.game.Game;
import org.variorum.rules.ini.IniEntry.Setting;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.Library;
import org.variorum.rules.platform.Distinct;
import org.variorum.rules.platform.Lines;
import org.variorum.rules.text.Excerpt;
import org.variorum.rules.text.Nearest;

/**
 * Importer of the entries of a file as definition files. An entry's parent is another entry of the file, or a
 * definition of a library. A parent in the library is first exported as options.
 */
public final class Importer {

  /** The maximum number of ancestors of an entry. */
  static final int MAX_ANCESTORS = 32;

  private final IniFile file;
  private final Map<String, IniEntry> entries;
  private final Library library;
  private final Function<String, Optional<String>> idByForeignName;
  private final Map<String, VariantOptions> optionsByEntry = new HashMap<>();

  /**
   * @param library the definitions that may be parents of entries
   * @param idByForeignName returns a definition's id for Fairy-Stockfish's name of a variant; empty if there is none
   */
  public Importer(IniFile file, Library library, Function<String, Optional<String>> idByForeignName) {
    this.file = file;
    this.library = library;
    this.idByForeignName = idByForeignName;
    entries = file.byName();
  }

  /** Imports all entries, in the order of the file. */
  public Stream<ImportResult> importAll() {
    return file.entries().stream().map(this::importEntry);
  }

  /** Imports the entry with a name; empty if there is none. */
  public Optional<ImportResult> importNamed(String name) {
    return Optional.ofNullable(entries.get(name)).map(this::importEntry);
  }

  private ImportResult importEntry(IniEntry entry) {
    List<ImportRefusal> syntaxProblems = entry.syntaxProblems();
    if (!syntaxProblems.isEmpty()) {
      return refusedEntry(entry, syntaxProblems);
    }
    VariantOptions options = options(entry).child();
    if (!options.refusals().isEmpty()) {
      return refusedEntry(entry, options.refusals());
    }
    if (options.files() > 26 || options.ranks() > 26) {
      options.refuse(options.files() > 26 ? "maxFile" : "maxRank", "a board has at most 26 files and ranks");
      return refusedEntry(entry, options.refusals());
    }
    Optional<StartText> start = StartText.read(options.start(), options.files(), options.ranks());
    if (start.isEmpty()) {
      options.refuse("startFen",
          "its placement does not fit the board of " + options.files() + "x" + options.ranks());
    }
    options.refuseUnsupported();
    if (!options.refusals().isEmpty()) {
      return refusedEntry(entry, options.refusals());
    }
    return write(entry, new ImportDraft(options, start.orElseThrow()));
  }

  private ImportResult write(IniEntry entry, ImportDraft draft) {
    Draft output = draft.output();
    output.put("game", title(entry.name()));
    output.put("about", "Read from the entry " + entry.name() + " of a file variants.ini.");
    RuleWriter rules = new RuleWriter(draft);
    GoalWriter goals = new GoalWriter(draft);
    rules.writeBoard();
    new PieceWriter(draft).write();
    rules.writeRules();
    new HandWriter(draft).write();
    goals.writeGoals();
    goals.writeDraws();
    List<ImportRefusal> refusals = new ArrayList<>(draft.options().refusals());
    String text = output.text();
    if (refusals.isEmpty()) {
      new DefinitionReader(Library.of(Map.of())).check(id(entry.name()) + ".yaml", text, Game::flaws).stream()
          .filter(problem -> problem.severity() == Severity.ERROR)
          .forEach(problem -> refusals.add(combinationRefusal(entry, problem, text)));
    }
    return refusals.isEmpty()
        ? new ImportResult(entry.name(), id(entry.name()), entry.line(), Optional.of(text), List.of(),
            draft.options().leftOut())
        : refusedEntry(entry, refusals);
  }

  /** Returns a refusal of options that are valid one by one, but not together. */
  private static ImportRefusal combinationRefusal(IniEntry entry, FileProblem problem, String text) {
    String line =
        Lines.of(text).stream().skip(Math.max(0, problem.line() - 1)).findFirst().orElse("").strip();
    return new ImportRefusal(entry.name(), entry.line(),
        "these options cannot be combined: " + problem.message() + ", in \"" + line + "\"");
  }

  private static ImportResult refusedEntry(IniEntry entry, List<ImportRefusal> refusals) {
    return new ImportResult(entry.name(), id(entry.name()), entry.line(), Optional.empty(),
        refusals.stream().filter(Distinct.values()).toList(), List.of());
  }

  /**
   * Returns the id for a name, for example {@code my-3check} for {@code My 3check}. Other characters become hyphens.
   */
  private static String id(String name) {
    String id = name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
    return DefinitionKey.isName(id) ? id : "game";
  }

  private static String title(String name) {
    return Stream.of(name.split("[-_]+")).filter(word -> !word.isEmpty())
        .map(word -> word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1))
        .collect(Collectors.joining(" "));
  }

  /** Returns the options of an entry, including inherited options. */
  private VariantOptions options(IniEntry entry) {
    List<IniEntry> ancestry = new ArrayList<>();
    Set<String> names = new LinkedHashSet<>();
    IniEntry current = entry;
    VariantOptions options = new VariantOptions();
    while (true) {
      VariantOptions knownOptions = optionsByEntry.get(current.name());
      if (knownOptions != null) {
        options = knownOptions.child();
        break;
      }
      ancestry.addFirst(current);
      names.add(current.name());
      Optional<String> parent = current.parent();
      if (parent.isEmpty()) {
        options.addAll(List.of(new Setting("promotionPieceTypes", "-", 0)));
        break;
      }
      IniEntry parentEntry =
          parent.filter(current.name()::equals).isPresent() ? null : entries.get(parent.orElseThrow());
      if (parentEntry == null || names.contains(parentEntry.name()) || names.size() > MAX_ANCESTORS) {
        VariantOptions base =
            parentEntry == null ? libraryOptions(parent.orElseThrow(), current) : new VariantOptions();
        options = base.child();
        if (parentEntry != null) {
          options.refuse(current.name(), names.contains(parentEntry.name())
              ? "an entry cannot start from itself: " + String.join(" from ", names) + " from "
                  + parentEntry.name()
              : "more than " + MAX_ANCESTORS + " entries inherit from one another");
        }
        break;
      }
      current = parentEntry;
    }
    for (IniEntry each : ancestry) {
      options = options.child();
      options.addAll(each.settings());
      each.syntaxProblems().forEach(options::add);
      optionsByEntry.put(each.name(), options);
    }
    return options;
  }

  /** Returns the options of a definition of the library, by Fairy-Stockfish's name of the variant. */
  private VariantOptions libraryOptions(String name, IniEntry child) {
    VariantOptions options = new VariantOptions();
    Optional<String> id =
        idByForeignName.apply(name).or(() -> Optional.of(name))
            .filter(each -> library.text(each).isPresent());
    if (id.isEmpty()) {
      options.add(new ImportRefusal(child.name(), child.line(), "its parent \"" + Excerpt.of(name)
          + "\" is neither an entry of this file nor a game that is known here"
          + Nearest.to(name, entries.keySet())
              .map(near -> "; did you mean " + near + "?").orElse("")));
      return options;
    }
    try {
      ExportResult exported = new Exporter(library).exportWithForeignLetters(id.orElseThrow(), name);
      exported.unexpressed().forEach(lost -> options.add(new ImportRefusal(child.name(), child.line(),
          "its parent \"" + name + "\" has a rule that no option expresses: " + lost)));
      options.addAll(exported.options().entrySet().stream()
          .map(option -> new Setting(option.getKey(), option.getValue(), 0)).toList());
      exported.synonyms().forEach(options::addSynonym);
    } catch (DefinitionException e) {
      options.add(new ImportRefusal(child.name(), child.line(), "its parent \"" + name
          + "\" cannot be read"));
    }
    return options;
  }
}
