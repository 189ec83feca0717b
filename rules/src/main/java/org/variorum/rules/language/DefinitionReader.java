package org.variorum.rules.language;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.DefinitionException;
import org.variorum.rules.definition.FileProblem;
import org.variorum.rules.definition.Flaw;
import org.variorum.rules.definition.Look;
import org.variorum.rules.definition.Severity;
import org.variorum.rules.definition.Title;
import org.variorum.rules.language.field.DefinitionProblems;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.tree.SourceLocation;
import org.variorum.rules.language.tree.Tree;
import org.variorum.rules.language.word.Word;

/**
 * A reader of definition files. Each definition that it returns is consistent: every letter names a piece, and every
 * rule has the other rules that it needs. An inconsistent file is refused with all problems at once, each with its
 * place. A reader keeps the trees of files without problems, so one reader reads several definitions of a library
 * faster than several readers. Thread-safe.
 */
public final class DefinitionReader {

  private final Library library;
  private final Lineage.FileTrees files;

  /** @param library the source of parents, and of definitions that are read by id */
  public DefinitionReader(Library library) {
    this(library, Lineage.FileTrees.OldWords.REPORTED);
  }

  private DefinitionReader(Library library, Lineage.FileTrees.OldWords oldWords) {
    this.library = library;
    files = new Lineage.FileTrees(oldWords);
  }

  /**
   * Returns a reader for the definitions of stored games. It reads each former word of the language as its current
   * word. The hash of a definition is still that of its unchanged text.
   */
  public static DefinitionReader ofStoredGames(Library library) {
    return new DefinitionReader(library, Lineage.FileTrees.OldWords.REPLACED);
  }

  /**
   * Reads a definition.
   *
   * @param file the file name shown in problems; its last part without extension becomes the game's id
   * @param text the definition
   * @param options the names of the chosen options
   * @throws DefinitionException with every problem of the text, of its parents and of the chosen options
   */
  public Definition read(String file, String text, List<String> options) {
    return read(Lineage.SourceText.ofFile(file, text), options);
  }

  /** Reads the definition of the library with an id. */
  public Definition read(String id, List<String> options) {
    return read(librarySource(id), options);
  }

  private Definition read(Lineage.SourceText source, List<String> options) {
    DefinitionProblems problems = new DefinitionProblems();
    Lineage lineage = Lineage.of(source, library, files, problems);
    Definition definition = new Examination(lineage, options, _ -> List.of()).read(problems);
    problems.throwIfAny();
    return definition;
  }

  /**
   * Reads only the parts of a definition that a list of games shows.
   *
   * @throws DefinitionException if the text or a parent has unknown words or malformed values
   */
  public GameCard card(String file, String text) {
    return card(Lineage.SourceText.ofFile(file, text), GameFamily.OTHERS);
  }

  /** Reads the {@link GameCard} of a definition of the library. */
  public GameCard card(String id) {
    return card(librarySource(id), library.family(id));
  }

  private GameCard card(Lineage.SourceText source, GameFamily family) {
    DefinitionProblems problems = new DefinitionProblems();
    Lineage lineage = Lineage.of(source, library, files, problems);
    problems.throwIfAny();
    Fields fields = Examination.fieldsWithoutBoard(lineage.files().merged());
    Title title = Examination.title(lineage, List.of(), fields, Look.USUAL);
    List<GameCard.Option> options = new ArrayList<>();
    lineage.options().forEach((id, option) -> options.add(new GameCard.Option(id,
        Examination.fieldsWithoutBoard(option).text(Word.OPTION_ABOUT).orElse(""))));
    return new GameCard(title.id(), title.name(), title.version(), title.inventor(), title.about(),
        title.source(), family, fields.text(Word.FORM_OF), options);
  }

  /**
   * The texts of a definition of the library and of the definitions on which it depends, by id of the definition. Its
   * ancestors follow the definition, the nearest ancestor first. Then follow the definitions that options name after
   * {@code as in}. A reader with {@link Library#of} these texts reads the same definition, even if the files change.
   *
   * @throws DefinitionException if a text cannot be read or an ancestor is not found
   */
  public Map<String, String> sources(String id) {
    DefinitionProblems problems = new DefinitionProblems();
    Lineage lineage = Lineage.of(librarySource(id), library, files, problems);
    problems.throwIfAny();
    return lineage.texts();
  }

  /**
   * Returns the problems and hints of a definition without options, and with each single option.
   *
   * @param file the file name shown in problems
   * @param flawFinder finds further flaws of a definition in which every word is valid, for example {@code Game::flaws}
   */
  public List<FileProblem> check(String file, String text, Function<Definition, List<Flaw>> flawFinder) {
    Check check = new Check(Lineage.SourceText.ofFile(file, text), flawFinder);
    while (check.proceed()) {
      // Each call takes one more step.
    }
    return check.problems();
  }

  /** Begins a check of a definition without options, and with each single option, that the caller takes in steps. */
  public Check startCheck(String file, String text, Function<Definition, List<Flaw>> flawFinder) {
    return new Check(Lineage.SourceText.ofFile(file, text), flawFinder);
  }

  /** A check in steps: the definition without options, then one option in each step. */
  public final class Check {

    private final Lineage.SourceText source;
    private final Function<Definition, List<Flaw>> flawFinder;
    private final Set<FileProblem> allProblems = new LinkedHashSet<>();
    private final Deque<Map.Entry<String, Tree.Mapping>> options = new ArrayDeque<>();
    private @Nullable Definition withoutOptions;
    private boolean isSound;

    private Check(Lineage.SourceText source, Function<Definition, List<Flaw>> flawFinder) {
      this.source = source;
      this.flawFinder = flawFinder;
    }

    /** Takes a step; returns whether another one follows. */
    public boolean proceed() {
      try {
        if (withoutOptions == null) {
          withoutOptions = checkedDefinition(source, List.of(), flawFinder, allProblems);
          isSound = isSound(allProblems);
          options.addAll(Lineage.of(source, library, files, new DefinitionProblems()).options().entrySet());
        } else if (!options.isEmpty()) {
          check(options.remove(), withoutOptions);
        }
      } catch (DefinitionException e) {
        allProblems.addAll(e.problems());
        options.clear();
      }
      return !options.isEmpty();
    }

    private void check(Map.Entry<String, Tree.Mapping> option, Definition original) {
      Set<FileProblem> optionProblems = new LinkedHashSet<>();
      Definition withOption = checkedDefinition(source, List.of(option.getKey()), flawFinder, optionProblems);
      // If this file has errors, these errors may cause the problems of an option in another file.
      optionProblems.removeIf(problem -> !isSound && !problem.file().equals(source.file()));
      allProblems.addAll(optionProblems);
      if (isSound && isSound(optionProblems) && withOption.hasSameRules(original)) {
        allProblems.add(idleOption(option.getKey(), option.getValue().place()));
      }
    }

    /** The problems and hints that the steps until now have found. */
    public List<FileProblem> problems() {
      return List.copyOf(allProblems);
    }
  }

  /**
   * Returns the problems and hints of a definition with chosen options.
   *
   * @param flawFinder finds further flaws of a definition in which every word is valid, for example {@code Game::flaws}
   */
  public List<FileProblem> check(String file, String text, List<String> options,
      Function<Definition, List<Flaw>> flawFinder) {
    return check(Lineage.SourceText.ofFile(file, text), options, flawFinder);
  }

  /** Returns the problems and hints of a definition of the library with chosen options. */
  public List<FileProblem> check(String id, List<String> options,
      Function<Definition, List<Flaw>> flawFinder) {
    return check(librarySource(id), options, flawFinder);
  }

  private List<FileProblem> check(Lineage.SourceText source, List<String> options,
      Function<Definition, List<Flaw>> flawFinder) {
    Set<FileProblem> allProblems = new LinkedHashSet<>();
    try {
      checkedDefinition(source, options, flawFinder, allProblems);
    } catch (DefinitionException e) {
      allProblems.addAll(e.problems());
    }
    return List.copyOf(allProblems);
  }

  private Definition checkedDefinition(Lineage.SourceText source, List<String> options,
      Function<Definition, List<Flaw>> flawFinder, Set<FileProblem> allProblems) {
    DefinitionProblems problems = new DefinitionProblems();
    Lineage lineage = Lineage.of(source, library, files, problems);
    Definition definition = new Examination(lineage, options, flawFinder).read(problems);
    allProblems.addAll(problems.sorted());
    return definition;
  }

  /** Whether problems are only hints. */
  private static boolean isSound(Set<FileProblem> problems) {
    return problems.stream().noneMatch(problem -> problem.severity() == Severity.ERROR);
  }

  private static FileProblem idleOption(String option, SourceLocation place) {
    return new FileProblem(place.file(), place.line(), place.column(),
        "the option " + option + " changes nothing",
        Optional.empty(), Optional.empty(), Severity.HINT);
  }

  private Lineage.SourceText librarySource(String id) {
    DefinitionProblems problems = new DefinitionProblems();
    Optional<String> text = library.text(id);
    if (text.isEmpty()) {
      problems.unknown(new SourceLocation(id, 1, 1), "definition", id, library.ids());
      problems.throwIfAny();
    }
    return Lineage.SourceText.ofLibrary(id, text.orElseThrow());
  }
}
