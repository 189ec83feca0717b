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
import org.variorum.rules.text.Nearest;

/** The complaints about one definition. Of several about the same place only the first is kept. */
public final class DefinitionProblems {

  /** After this many complaints, reading stops. */
  public static final int MAX_PROBLEMS = 200;

  /** The maximum number of names listed if none of them is similar. */
  private static final int MOST_NAMED = 60;

  private final List<FileProblem> found = new ArrayList<>();
  private final Set<SourceLocation> places = new HashSet<>();
  private final Set<SourceLocation> incomplete = new HashSet<>();
  private final Set<SourceLocation> hinted = new HashSet<>();
  private final Set<FileProblem> idle = new HashSet<>();
  /** The places of complaints that put nothing else in doubt. */
  private final Set<SourceLocation> slight = new HashSet<>();
  private final Set<String> unknownPieces = new HashSet<>();
  private boolean misnames;

  /** New complaints about a text that has these already. */
  public DefinitionProblems further() {
    DefinitionProblems further = new DefinitionProblems();
    further.places.addAll(places);
    further.incomplete.addAll(incomplete);
    further.slight.addAll(slight);
    further.unknownPieces.addAll(unknownPieces);
    further.misnames = misnames;
    return further;
  }

  /** New complaints about a text that already has these, except those at other places. */
  public DefinitionProblems further(Predicate<SourceLocation> elsewhere) {
    DefinitionProblems further = further();
    further.places.removeIf(elsewhere);
    further.incomplete.removeIf(elsewhere);
    return further;
  }

  /** New complaints about the text without the parts that these are about. Does not repeat unknown letters. */
  public DefinitionProblems afresh() {
    DefinitionProblems afresh = new DefinitionProblems();
    afresh.unknownPieces.addAll(unknownPieces);
    return afresh;
  }

  public void add(SourceLocation place, String message, Optional<String> expected,
      Optional<String> suggestion) {
    if (places.add(place)) {
      found(place, message, expected, suggestion);
    }
  }

  /**
   * A complaint about words that are missing in a section; its place may have another complaint of its own. As many
   * unknown words as stand there are taken for them, and complained about alone.
   *
   * @param known all words of the section
   */
  public void missing(Tree.Mapping tree, List<Word> known, List<Word> words) {
    List<String> names = known.stream().map(Word::text).toList();
    long unknown = tree.entries().keySet().stream().filter(key -> !names.contains(key)).count();
    if (incomplete.add(tree.place()) && words.size() > unknown) {
      String missing =
          words.stream().map(word -> "\"" + word.text() + "\"").collect(Collectors.joining(" and "));
      String expected = words.getFirst().text() + ": " + words.getFirst().example();
      found(tree.place(), "missing here: " + missing, Optional.of(expected), Optional.empty());
    }
  }

  private void found(SourceLocation place, String message, Optional<String> expected,
      Optional<String> suggestion) {
    found(new FileProblem(place.file(), place.line(), place.column(), message, expected, suggestion));
  }

  private void found(FileProblem problem) {
    found.add(problem);
    if (found.size() == MAX_PROBLEMS) {
      throw exception();
    }
  }

  /** Something that the author may have meant otherwise. */
  public void hint(SourceLocation place, String message) {
    if (!places.contains(place) && hinted.add(place)) {
      found(
          new FileProblem(place.file(), place.line(), place.column(), message, Optional.empty(),
              Optional.empty(),
              Severity.HINT));
    }
  }

  /** A complaint about a word that says nothing there. It is dropped if a file that inherits the word is the cause. */
  public void idle(SourceLocation place, String message) {
    if (places.add(place)) {
      slight.add(place);
      idle(place, message, Severity.ERROR);
    }
  }

  /** A complaint about a name for people, which puts nothing else in doubt. */
  public void slight(SourceLocation place, String message) {
    if (places.add(place)) {
      slight.add(place);
      found(place, message, Optional.empty(), Optional.empty());
    }
  }

  /** A harmless word that says nothing there: a hint. It is dropped if a file that inherits the word is the cause. */
  public void idleHint(SourceLocation place, String message) {
    if (!places.contains(place) && hinted.add(place)) {
      idle(place, message, Severity.HINT);
    }
  }

  private void idle(SourceLocation place, String message, Severity severity) {
    FileProblem problem =
        new FileProblem(place.file(), place.line(), place.column(), message, Optional.empty(),
            Optional.empty(), severity);
    idle.add(problem);
    found(problem);
  }

  public boolean isIdle(FileProblem problem) {
    return idle.contains(problem);
  }

  /** Complaints and hints, as they were found. */
  public List<FileProblem> all() {
    return List.copyOf(found);
  }

  /** Takes over what others have found. */
  public void addAll(List<FileProblem> others) {
    found.addAll(
        others.subList(0, Math.min(others.size(), MAX_PROBLEMS - Math.min(found.size(), MAX_PROBLEMS))));
  }

  public void add(SourceLocation place, String message) {
    add(place, message, Optional.empty(), Optional.empty());
  }

  public void add(SourceLocation place, String message, String expected) {
    add(place, message, Optional.of(expected), Optional.empty());
  }

  /** A complaint about a part of a scalar. */
  public void add(Tree.Scalar scalar, Malformed malformed) {
    add(scalar.at(malformed.offset()), malformed.problem(), malformed.expected(), malformed.suggestion());
  }

  /** A complaint about an unknown word; lists all known words, which are few, unless it can suggest one. */
  public void unknownWord(SourceLocation place, String word, List<String> known, Optional<String> meant) {
    unknown(place, "word", word, Optional.of("one of: " + list(known)).filter(_ -> meant.isEmpty()), meant);
  }

  /** A complaint about a word that has another name today. */
  public void renamed(SourceLocation place, String before, String now) {
    add(place, "\"" + before + "\" is now called \"" + now + "\"");
  }

  /** A complaint about a name that is none of those known there; of very many the first are named. */
  public void unknown(SourceLocation place, String kind, String word, Collection<String> known) {
    Optional<String> nearest = Nearest.to(word, known);
    boolean listed = nearest.isEmpty() && !known.isEmpty();
    unknown(place, kind, word, Optional.of("one of: " + list(known)).filter(_ -> listed), nearest);
  }

  private static String list(Collection<String> known) {
    String named = known.stream().limit(MOST_NAMED).collect(Collectors.joining(", "));
    int others = known.size() - MOST_NAMED;
    return others <= 0 ? named : named + " and " + others + " others";
  }

  /** Takes note that what was complained about names something that has values. */
  public void misname() {
    misnames = true;
  }

  /** Whether values stand at a name that is none, so that they are missing where they belong. */
  public boolean misnames() {
    return misnames;
  }

  /** A complaint about an unknown letter of a piece; made once for each letter, however often it is used. */
  public void unknownPiece(SourceLocation place, String letter, Collection<String> pieces) {
    if (unknownPieces.add(letter)) {
      unknown(place, "piece", letter, pieces);
    } else {
      places.add(place);
    }
  }

  /** Whether some letter is none of a piece. */
  public boolean missesPieces() {
    return !unknownPieces.isEmpty();
  }

  private void unknown(SourceLocation place, String kind, String word, Optional<String> expected,
      Optional<String> nearest) {
    add(place, "unknown " + kind + " \"" + Malformed.shown(word) + "\"", expected, nearest);
  }

  /** A complaint about a name that is to be removed and was never there; it is missing nowhere else. */
  public void absent(SourceLocation place, String kind, String name, Iterable<String> known) {
    unknownPieces.add(name);
    add(place, "there is no " + kind + " \"" + Malformed.shown(name) + "\" that could be removed",
        Optional.empty(),
        Nearest.to(name, known));
  }

  /** A complaint after which reading cannot go on. */
  public DefinitionException fatal(SourceLocation place, String message) {
    add(place, message);
    return exception();
  }

  /** The same with what would be right. */
  public DefinitionException fatal(SourceLocation place, String message, String expected) {
    add(place, message, expected);
    return exception();
  }

  /** Whether nothing in that part of the text was complained about. */
  public boolean sound(Tree tree) {
    return !places.contains(tree.place()) && switch (tree) {
      case Tree.Scalar scalar -> places.stream().noneMatch(scalar::covers);
      case Tree.Sequence sequence -> sequence.items().stream().allMatch(this::sound);
      case Tree.Mapping mapping ->
          !incomplete.contains(mapping.place()) && mapping.entries().values().stream()
              .allMatch(entry -> sound(entry.key()) && sound(entry.value()));
    };
  }

  public void throwIfAny() {
    if (any()) {
      throw exception();
    }
  }

  /** Whether no complaint, new or earlier, puts anything else in doubt. */
  public boolean clean() {
    return slight.containsAll(places) && incomplete.isEmpty();
  }

  /** Whether a text itself was complained about in a way that leaves its meaning in doubt. */
  public boolean inDoubt(Tree tree) {
    return places.stream().filter(place -> !slight.contains(place))
        .anyMatch(
            place -> place.equals(tree.place()) || tree instanceof Tree.Scalar text && text.covers(place));
  }

  /** Whether all that was complained about is written in some layers. */
  public boolean allIn(Layers layers) {
    return places.stream().allMatch(place -> layers.of(place).isPresent());
  }

  /** Whether words are missing in a section. */
  public boolean lacks(Tree.Mapping section) {
    return incomplete.contains(section.place());
  }

  /** Takes over the complaints of others that match. */
  public void take(DefinitionProblems others, Predicate<FileProblem> which) {
    others.found.stream().filter(which).forEach(found::add);
    idle.addAll(others.idle);
  }

  /** Whether there is anything but hints. */
  public boolean any() {
    return found.stream().anyMatch(problem -> problem.severity() == Severity.ERROR);
  }

  /** All complaints, to be thrown. */
  public DefinitionException exception() {
    return new DefinitionException(
        sorted().stream().filter(problem -> problem.severity() == Severity.ERROR).toList());
  }

  /** Complaints and hints in the order of the texts. */
  public List<FileProblem> sorted() {
    List<String> files = found.stream().map(FileProblem::file).distinct().toList();
    List<FileProblem> sorted = new ArrayList<>(found);
    sorted.sort(Comparator.<FileProblem>comparingInt(problem -> files.indexOf(problem.file()))
        .thenComparingInt(FileProblem::line).thenComparingInt(FileProblem::column));
    return sorted;
  }
}
