package org.variorum.rules.language;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The complaints about one definition. Of several about the same place only the first is kept. */
final class Problems {

  /** After so many complaints nothing more is read. */
  static final int MAX_PROBLEMS = 200;

  private final List<Problem> found = new ArrayList<>();
  private final Set<Place> places = new HashSet<>();
  private final Set<Place> incomplete = new HashSet<>();

  void add(Place place, String message, Optional<String> expected, Optional<String> suggestion) {
    if (places.add(place)) {
      found(place, message, expected, suggestion);
    }
  }

  /** A complaint about words that are missing in a section; its place may have another complaint of its own. */
  void missing(Place section, List<Word> words) {
    if (incomplete.add(section)) {
      String names =
          words.stream().map(word -> "\"" + word.text() + "\"").collect(Collectors.joining(" and "));
      String expected = words.getFirst().text() + ": " + words.getFirst().example();
      found(section, "missing here: " + names, Optional.of(expected), Optional.empty());
    }
  }

  private void found(Place place, String message, Optional<String> expected, Optional<String> suggestion) {
    found.add(new Problem(place.file(), place.line(), place.column(), message, expected, suggestion));
    if (found.size() == MAX_PROBLEMS) {
      throw exception();
    }
  }

  void add(Place place, String message) {
    add(place, message, Optional.empty(), Optional.empty());
  }

  void add(Place place, String message, String expected) {
    add(place, message, Optional.of(expected), Optional.empty());
  }

  /** A complaint about a part of a scalar. */
  void add(Tree.Scalar scalar, Malformed malformed) {
    add(scalar.at(malformed.offset()), malformed.problem(), malformed.expected(), malformed.suggestion());
  }

  /** A complaint about a word that is none of those known there. */
  void unknown(Place place, String kind, String word, Iterable<String> known) {
    add(place, "unknown " + kind + " \"" + Malformed.shown(word) + "\"", Optional.empty(),
        Nearest.to(word, known));
  }

  /** A complaint after which reading cannot go on. */
  DefinitionException fatal(Place place, String message) {
    add(place, message);
    return exception();
  }

  /** Whether nothing in that part of the text was complained about. */
  boolean sound(Tree tree) {
    return !places.contains(tree.place()) && switch (tree) {
      case Tree.Scalar scalar -> places.stream().noneMatch(scalar::covers);
      case Tree.Sequence sequence -> sequence.items().stream().allMatch(this::sound);
      case Tree.Mapping mapping ->
          !incomplete.contains(mapping.place()) && mapping.entries().values().stream()
              .allMatch(entry -> sound(entry.key()) && sound(entry.value()));
    };
  }

  void throwIfAny() {
    if (!found.isEmpty()) {
      throw exception();
    }
  }

  private DefinitionException exception() {
    List<String> files = found.stream().map(Problem::file).distinct().toList();
    List<Problem> sorted = new ArrayList<>(found);
    sorted.sort(Comparator.<Problem>comparingInt(problem -> files.indexOf(problem.file()))
        .thenComparingInt(Problem::line).thenComparingInt(Problem::column));
    return new DefinitionException(sorted);
  }
}
