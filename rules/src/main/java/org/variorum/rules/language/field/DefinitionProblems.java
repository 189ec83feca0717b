package org.variorum.rules.language.field;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.variorum.rules.definition.DefinitionException;
import org.variorum.rules.definition.FileProblem;
import org.variorum.rules.definition.Severity;
import org.variorum.rules.language.tree.Layers;
import org.variorum.rules.language.tree.SourceLocation;
import org.variorum.rules.language.tree.Tree;
import org.variorum.rules.language.word.Malformed;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.platform.Distinct;
import org.variorum.rules.text.Nearest;

/** The problems of one definition. The first problem at a place excludes further problems at that place. */
public final class DefinitionProblems {

  /** The maximum number of problems; reading stops when it is reached. */
  public static final int MAX_PROBLEMS = 200;

  /** The maximum number of known names that a problem lists. */
  private static final int MAX_LISTED = 60;

  private final List<FileProblem> problems = new ArrayList<>();
  /** The places of problems, also of those found before {@link #forFurtherCheck()}; without hints. */
  private final Set<SourceLocation> places = new HashSet<>();
  /** The places of sections that lack required words. */
  private final Set<SourceLocation> incompletePlaces = new HashSet<>();
  private final Set<SourceLocation> hintPlaces = new HashSet<>();
  /** The problems and hints about words without effect. */
  private final Set<FileProblem> idleProblems = new HashSet<>();
  /** The places of problems that cast no doubt on the rest of the text. */
  private final Set<SourceLocation> minorPlaces = new HashSet<>();
  /** The letters that were reported as unknown, so that each is reported once. */
  private final Set<String> unknownPieces = new HashSet<>();
  private boolean hasMalformedName;

  /** Returns an empty collection for a further check of the text. It ignores problems at places with a problem here. */
  public DefinitionProblems forFurtherCheck() {
    DefinitionProblems further = new DefinitionProblems();
    further.places.addAll(places);
    further.incompletePlaces.addAll(incompletePlaces);
    further.minorPlaces.addAll(minorPlaces);
    further.unknownPieces.addAll(unknownPieces);
    further.hasMalformedName = hasMalformedName;
    return further;
  }

  /** Like {@link #forFurtherCheck()}, but the new collection accepts problems at the {@code exempt} places. */
  public DefinitionProblems forFurtherCheck(Predicate<SourceLocation> exempt) {
    DefinitionProblems further = forFurtherCheck();
    further.places.removeIf(exempt);
    further.incompletePlaces.removeIf(exempt);
    return further;
  }

  /** Returns an empty collection for the text without its faulty parts. It ignores letters reported here as unknown. */
  public DefinitionProblems forRepairedText() {
    DefinitionProblems repaired = new DefinitionProblems();
    repaired.unknownPieces.addAll(unknownPieces);
    return repaired;
  }

  public void add(SourceLocation place, String message, Optional<String> expected,
      Optional<String> suggestion) {
    if (places.add(place)) {
      store(place, message, expected, suggestion);
    }
  }

  /**
   * Adds a problem with missing words of a section, even if the section's place has another problem. Adds nothing if
   * the section has at least as many unknown words, because these may be the missing words.
   *
   * @param tree the section
   * @param known all words of the section
   * @param missing the missing words
   */
  public void missing(Tree.Mapping tree, List<Word> known, List<Word> missing) {
    List<String> names = known.stream().map(Word::text).toList();
    long unknown = tree.entries().keySet().stream().filter(key -> !names.contains(key)).count();
    if (incompletePlaces.add(tree.place()) && missing.size() > unknown) {
      String quoted =
          missing.stream().map(word -> "\"" + word.text() + "\"").collect(Collectors.joining(" and "));
      String expected = missing.getFirst().text() + ": " + missing.getFirst().example();
      store(tree.place(), "missing here: " + quoted, Optional.of(expected), Optional.empty());
    }
  }

  private void store(SourceLocation place, String message, Optional<String> expected,
      Optional<String> suggestion) {
    store(new FileProblem(place.file(), place.line(), place.column(), message, expected, suggestion));
  }

  private void store(FileProblem problem) {
    problems.add(problem);
    if (problems.size() == MAX_PROBLEMS) {
      throw exception();
    }
  }

  /** Adds a hint at something that the author may not have intended. */
  public void hint(SourceLocation place, String message) {
    if (!places.contains(place) && hintPlaces.add(place)) {
      store(
          new FileProblem(place.file(), place.line(), place.column(), message, Optional.empty(),
              Optional.empty(),
              Severity.HINT));
    }
  }

  /** Adds a problem with a word that has no effect. The problem is dropped later if an upper layer is its cause. */
  public void idle(SourceLocation place, String message) {
    if (places.add(place)) {
      minorPlaces.add(place);
      idle(place, message, Severity.ERROR);
    }
  }

  /** Adds a problem that casts no doubt on the rest of the text, for example with the name of a piece. */
  public void addMinor(SourceLocation place, String message) {
    if (places.add(place)) {
      minorPlaces.add(place);
      store(place, message, Optional.empty(), Optional.empty());
    }
  }

  /** Adds a hint at a harmless word that has no effect. The hint is dropped later if an upper layer is its cause. */
  public void idleHint(SourceLocation place, String message) {
    if (!places.contains(place) && hintPlaces.add(place)) {
      idle(place, message, Severity.HINT);
    }
  }

  private void idle(SourceLocation place, String message, Severity severity) {
    FileProblem problem =
        new FileProblem(place.file(), place.line(), place.column(), message, Optional.empty(),
            Optional.empty(), severity);
    idleProblems.add(problem);
    store(problem);
  }

  /** Whether a problem is about a word without effect. */
  public boolean isIdle(FileProblem problem) {
    return idleProblems.contains(problem);
  }

  /** All problems and hints in the order in which they were found. */
  public List<FileProblem> all() {
    return List.copyOf(problems);
  }

  /** Adds problems and hints, at most until there are {@link #MAX_PROBLEMS}. */
  public void addAll(List<FileProblem> newProblems) {
    problems.addAll(
        newProblems.subList(0,
            Math.min(newProblems.size(), MAX_PROBLEMS - Math.min(problems.size(), MAX_PROBLEMS))));
  }

  public void add(SourceLocation place, String message) {
    add(place, message, Optional.empty(), Optional.empty());
  }

  public void add(SourceLocation place, String message, String expected) {
    add(place, message, Optional.of(expected), Optional.empty());
  }

  /** Adds a problem with a part of a scalar. */
  public void add(Tree.Scalar scalar, Malformed malformed) {
    add(scalar.at(malformed.offset()), malformed.problem(), malformed.expected(), malformed.suggestion());
  }

  /** Adds a problem with an unknown word. Suggests {@code meant}; lists the known words if {@code meant} is empty. */
  public void unknownWord(SourceLocation place, String word, List<String> known, Optional<String> meant) {
    unknown(place, "word", word, Optional.of("one of: " + listing(known)).filter(_ -> meant.isEmpty()),
        meant);
  }

  /** Adds a problem with a former word; the message names the current word. */
  public void renamed(SourceLocation place, String formerWord, String currentWord) {
    add(place, "\"" + formerWord + "\" is now called \"" + currentWord + "\"");
  }

  /** Adds a problem with an unknown name. Suggests the nearest known name, or lists the first known names. */
  public void unknown(SourceLocation place, String kind, String word, Collection<String> known) {
    Optional<String> nearest = Nearest.to(word, known);
    boolean listsKnown = nearest.isEmpty() && !known.isEmpty();
    unknown(place, kind, word, Optional.of("one of: " + listing(known)).filter(_ -> listsKnown), nearest);
  }

  private static String listing(Collection<String> known) {
    String named = known.stream().limit(MAX_LISTED).collect(Collectors.joining(", "));
    int hiddenCount = known.size() - MAX_LISTED;
    return hiddenCount <= 0 ? named : named + " and " + hiddenCount + " others";
  }

  /** Records that a name that has values, such as a piece's letter, is malformed. */
  public void recordMalformedName() {
    hasMalformedName = true;
  }

  /** Whether a name that has values, such as a piece's letter, is malformed. Other text may refer to that name. */
  public boolean hasMalformedName() {
    return hasMalformedName;
  }

  /** Adds a problem with an unknown letter of a piece, only once for each letter. */
  public void unknownPiece(SourceLocation place, String letter, Collection<String> pieces) {
    if (unknownPieces.add(letter)) {
      unknown(place, "piece", letter, pieces);
    } else {
      places.add(place);
    }
  }

  /** Whether an unknown letter of a piece was reported. */
  public boolean hasUnknownPieces() {
    return !unknownPieces.isEmpty();
  }

  private void unknown(SourceLocation place, String kind, String word, Optional<String> expected,
      Optional<String> nearest) {
    add(place, "unknown " + kind + " \"" + Malformed.shortened(word) + "\"", expected, nearest);
  }

  /** Adds a problem with the removal of a name that does not exist. The name is not reported again as unknown. */
  public void absent(SourceLocation place, String kind, String name, Iterable<String> known) {
    unknownPieces.add(name);
    add(place, "there is no " + kind + " \"" + Malformed.shortened(name) + "\" that could be removed",
        Optional.empty(),
        Nearest.to(name, known));
  }

  /** Adds a problem after which reading cannot continue, and returns the exception to throw. */
  public DefinitionException fatal(SourceLocation place, String message) {
    add(place, message);
    return exception();
  }

  /** Adds a problem after which reading cannot continue, with the expected text, and returns the exception to throw. */
  public DefinitionException fatal(SourceLocation place, String message, String expected) {
    add(place, message, expected);
    return exception();
  }

  /** Whether a part of the text has no problem. */
  public boolean isSound(Tree tree) {
    return !places.contains(tree.place()) && switch (tree) {
      case Tree.Scalar scalar -> places.stream().noneMatch(scalar::covers);
      case Tree.Sequence sequence -> sequence.items().stream().allMatch(this::isSound);
      case Tree.Mapping mapping ->
          !incompletePlaces.contains(mapping.place()) && mapping.entries().values().stream()
              .allMatch(entry -> isSound(entry.key()) && isSound(entry.value()));
    };
  }

  /** Throws a {@link DefinitionException} if there is a problem that is not a hint. */
  public void throwIfAny() {
    if (hasErrors()) {
      throw exception();
    }
  }

  /** Whether no problem, here or before {@link #forFurtherCheck()}, casts doubt on the rest of the text. */
  public boolean isClean() {
    return minorPlaces.containsAll(places) && incompletePlaces.isEmpty();
  }

  /** Whether a problem of the tree itself, not only of a nested tree, leaves its meaning in doubt. */
  public boolean isDoubtful(Tree tree) {
    return places.stream().filter(place -> !minorPlaces.contains(place))
        .anyMatch(
            place -> place.equals(tree.place()) || tree instanceof Tree.Scalar text && text.covers(place));
  }

  /** Whether the places of all problems are in the given layers. */
  public boolean areAllIn(Layers layers) {
    return places.stream().allMatch(place -> layers.indexOf(place).isPresent());
  }

  /** Whether a section lacks required words. */
  public boolean isIncomplete(Tree.Mapping section) {
    return incompletePlaces.contains(section.place());
  }

  /** Adds the problems of another collection that satisfy a predicate. */
  public void addFrom(DefinitionProblems source, Predicate<FileProblem> filter) {
    source.problems.stream().filter(filter).forEach(problems::add);
    idleProblems.addAll(source.idleProblems);
  }

  /** Whether there is a problem that is not a hint. */
  public boolean hasErrors() {
    return problems.stream().anyMatch(problem -> problem.severity() == Severity.ERROR);
  }

  /** Returns an exception with all problems other than hints. */
  public DefinitionException exception() {
    return new DefinitionException(
        sorted().stream().filter(problem -> problem.severity() == Severity.ERROR).toList());
  }

  /** All problems and hints by file, line and column. */
  public List<FileProblem> sorted() {
    List<String> files = problems.stream().map(FileProblem::file).filter(Distinct.values()).toList();
    List<FileProblem> sorted = new ArrayList<>(problems);
    sorted.sort(Comparator.<FileProblem>comparingInt(problem -> files.indexOf(problem.file()))
        .thenComparingInt(FileProblem::line).thenComparingInt(FileProblem::column));
    return sorted;
  }
}
