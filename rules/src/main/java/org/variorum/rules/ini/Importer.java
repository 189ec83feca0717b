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
  private final Library games;
  private final Function<String, Optional<String>> ids;
  private final Map<String, VariantOptions> optionsByEntry = new HashMap<>();

  /**
   * @param games contains the definitions that may be parents of entries
   * @param ids returns the id of the definition for Fairy-Stockfish's name of a variant; empty if there is none
   */
  public Importer(IniFile file, Library games, Function<String, Optional<String>> ids) {
    this.file = file;
    this.games = games;
    this.ids = ids;
    entries = file.byName();
  }

  /** Imports all entries, in the order of the file. */
  public Stream<Imported> all() {
    return file.entries().stream().map(this::importEntry);
  }

  /** Imports the entry with a name; empty if there is none. */
  public Optional<Imported> of(String name) {
    return Optional.ofNullable(entries.get(name)).map(this::importEntry);
  }

  private Imported importEntry(IniEntry entry) {
    List<ImportRefusal> malformed = entry.malformed();
    if (!malformed.isEmpty()) {
      return refused(entry, malformed);
    }
    VariantOptions options = options(entry).child();
    if (!options.refusals().isEmpty()) {
      return refused(entry, options.refusals());
    }
    if (options.files() > 26 || options.ranks() > 26) {
      options.refuse(options.files() > 26 ? "maxFile" : "maxRank", "a board has at most 26 files and ranks");
      return refused(entry, options.refusals());
    }
    Optional<StartText> start = StartText.read(options.start(), options.files(), options.ranks());
    if (start.isEmpty()) {
      options.refuse("startFen",
          "its placement does not fit the board of " + options.files() + "x" + options.ranks());
    }
    options.refuseUnsupported();
    if (!options.refusals().isEmpty()) {
      return refused(entry, options.refusals());
    }
    return write(entry, new ImportDraft(options, start.orElseThrow()));
  }

  private Imported write(IniEntry entry, ImportDraft draft) {
    Draft output = draft.output();
    output.put("game", title(entry.name()));
    output.put("about", "Read from the entry " + entry.name() + " of a file variants.ini.");
    RuleWriter rules = new RuleWriter(draft);
    GoalWriter goals = new GoalWriter(draft);
    rules.board();
    new PieceWriter(draft).write();
    rules.rules();
    new HandWriter(draft).write();
    goals.goals();
    goals.draws();
    List<ImportRefusal> refusals = new ArrayList<>(draft.options().refusals());
    String text = output.text();
    if (refusals.isEmpty()) {
      new DefinitionReader(Library.of(Map.of())).check(id(entry.name()) + ".yaml", text, Game::flaws).stream()
          .filter(problem -> problem.severity() == Severity.ERROR)
          .forEach(problem -> refusals.add(unsound(entry, problem, text)));
    }
    return refusals.isEmpty()
        ? new Imported(entry.name(), id(entry.name()), entry.line(), Optional.of(text), List.of(),
            draft.options().leftOut())
        : refused(entry, refusals);
  }

  /** Returns a refusal of options that are valid one by one, but not together. */
  private static ImportRefusal unsound(IniEntry entry, FileProblem problem, String text) {
    String line = text.lines().skip(Math.max(0, problem.line() - 1)).findFirst().orElse("").strip();
    return new ImportRefusal(entry.name(), entry.line(),
        "these options cannot be combined: " + problem.message() + ", in \"" + line + "\"");
  }

  private static Imported refused(IniEntry entry, List<ImportRefusal> refusals) {
    return new Imported(entry.name(), id(entry.name()), entry.line(), Optional.empty(),
        refusals.stream().distinct().toList(), List.of());
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
    IniEntry next = entry;
    VariantOptions options = new VariantOptions();
    while (true) {
      VariantOptions known = optionsByEntry.get(next.name());
      if (known != null) {
        options = known.child();
        break;
      }
      ancestry.addFirst(next);
      names.add(next.name());
      Optional<String> parent = next.parent();
      if (parent.isEmpty()) {
        options.addAll(List.of(new Setting("promotionPieceTypes", "-", 0)));
        break;
      }
      IniEntry parentEntry =
          parent.filter(next.name()::equals).isPresent() ? null : entries.get(parent.orElseThrow());
      if (parentEntry == null || names.contains(parentEntry.name()) || names.size() > MAX_ANCESTORS) {
        VariantOptions base =
            parentEntry == null ? builtIn(parent.orElseThrow(), next) : new VariantOptions();
        options = base.child();
        if (parentEntry != null) {
          options.refuse(next.name(), names.contains(parentEntry.name())
              ? "an entry cannot start from itself: " + String.join(" from ", names) + " from "
                  + parentEntry.name()
              : "more than " + MAX_ANCESTORS + " entries inherit from one another");
        }
        break;
      }
      next = parentEntry;
    }
    for (IniEntry each : ancestry) {
      options = options.child();
      options.addAll(each.settings());
      each.malformed().forEach(options::add);
      optionsByEntry.put(each.name(), options);
    }
    return options;
  }

  /** Returns the options of a definition of the library, by Fairy-Stockfish's name of the variant. */
  private VariantOptions builtIn(String name, IniEntry child) {
    VariantOptions options = new VariantOptions();
    Optional<String> id =
        ids.apply(name).or(() -> Optional.of(name)).filter(each -> games.text(each).isPresent());
    if (id.isEmpty()) {
      options.add(new ImportRefusal(child.name(), child.line(), "its parent \"" + Excerpt.of(name)
          + "\" is neither an entry of this file nor a game that is known here"
          + Nearest.to(name, entries.keySet())
              .map(near -> "; did you mean " + near + "?").orElse("")));
      return options;
    }
    try {
      Exported exported = new Exporter(games).respelled(id.orElseThrow(), name);
      exported.unexpressed().forEach(lost -> options.add(new ImportRefusal(child.name(), child.line(),
          "its parent \"" + name + "\" has a rule that no option expresses: " + lost)));
      options.addAll(exported.options().entrySet().stream()
          .map(option -> new Setting(option.getKey(), option.getValue(), 0)).toList());
      exported.synonyms().forEach(options::alias);
    } catch (DefinitionException e) {
      options.add(new ImportRefusal(child.name(), child.line(), "its parent \"" + name
          + "\" cannot be read"));
    }
    return options;
  }
}
