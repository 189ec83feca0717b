package org.variorum.rules.language;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.variorum.rules.definition.FileProblem;
import org.variorum.rules.language.RepairedLayers.Replacement;
import org.variorum.rules.language.field.DefinitionProblems;
import org.variorum.rules.language.tree.Layers;
import org.variorum.rules.language.tree.SourceLocation;
import org.variorum.rules.language.tree.Tree;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.registry.RoomRegistry;

/**
 * A search for the problems that the problems of the first check hide. A file with an unreadable board cannot be
 * checked for squares, for example. The search repeats the check with each kind of {@link Replacement} for the faulty
 * entries. It reports a problem only if these checks agree, so that the report does not depend on how the author
 * corrects the faulty entries.
 */
final class FollowUpCheck {

  /** The maximum number of rounds. Each round also replaces the parts in which earlier rounds found problems. */
  private static final int MAX_ROUNDS = 4;

  private final Layers layers;
  private final DefinitionProblems firstProblems;
  private final BiFunction<Layers, DefinitionProblems, DefinitionProblems> checker;
  private final Set<SourceLocation> reportedPlaces;

  /**
   * @param firstProblems the problems of the first check
   * @param checker checks layers, and adds each problem to the given collection, at the place where it occurs
   */
  FollowUpCheck(Layers layers, DefinitionProblems firstProblems,
      BiFunction<Layers, DefinitionProblems, DefinitionProblems> checker) {
    this.layers = layers;
    this.firstProblems = firstProblems;
    this.checker = checker;
    reportedPlaces = firstProblems.all().stream().map(FollowUpCheck::place).collect(Collectors.toSet());
  }

  /**
   * A check of the text that remains after repairs.
   *
   * @param layers the layers that are checked
   * @param problems all problems found in these layers
   * @param newProblems the problems in parts without an earlier problem
   */
  private record Round(Layers layers, DefinitionProblems problems, Set<FileProblem> newProblems) {

    /** Whether a part with an earlier problem has a problem again, so that its replacement is not valid. */
    private boolean isUnfit() {
      return newProblems.size() < problems.all().size();
    }
  }

  /** The problems and hints that the first check did not find. */
  List<FileProblem> problems() {
    if (firstProblems.isClean() || firstProblems.hasMalformedName()) {
      return List.of();
    }
    List<Round> rounds = rounds(Replacement.LOWER_VALUE);
    Set<FileProblem> further = newProblems(rounds);
    if (!further.isEmpty()) {
      further.retainAll(newProblems(rounds(Replacement.OTHER_VALUE)));
    }
    if (!further.isEmpty()) {
      List<Round> roundsWithNone = rounds(Replacement.NONE);
      // If the removal of the faulty entries causes problems, the author must write other values: ignore this check.
      if (!roundsWithNone.isEmpty() && !roundsWithNone.getFirst().isUnfit()) {
        further.retainAll(newProblems(roundsWithNone));
      }
    }
    List<FileProblem> problems = new ArrayList<>();
    for (Round round : rounds) {
      DefinitionProblems roundProblems = firstProblems.forRepairedText();
      roundProblems.addFrom(round.problems(),
          each -> round.newProblems().contains(each) && further.remove(each));
      problems
          .addAll(
              new CauseFinder(round.layers(), part -> checker.apply(part, firstProblems.forRepairedText()))
                  .atCauses(roundProblems));
    }
    Set<List<String>> doubtfulParts = doubtfulParts(firstProblems);
    Set<String> namesInDoubt = wordsIn(doubtfulParts);
    problems.removeIf(each -> isIn(doubtfulParts, place(each)) || isKeyNamed(place(each), namesInDoubt));
    return problems;
  }

  /** The words in parts with problems. A report that one of these words is an unused name is not reliable. */
  private Set<String> wordsIn(Set<List<String>> parts) {
    Set<String> words = new HashSet<>();
    for (List<String> part : parts) {
      Optional<Tree> tree = layers.merged().get(part.getFirst());
      for (String name : part.subList(1, part.size())) {
        tree = tree.filter(Tree.Mapping.class::isInstance).flatMap(each -> ((Tree.Mapping) each).get(name));
      }
      tree.ifPresent(each -> addWords(each, words));
    }
    return words;
  }

  private static void addWords(Tree tree, Set<String> words) {
    switch (tree) {
      case Tree.Scalar scalar -> addWords(scalar.text(), words);
      case Tree.Sequence list -> list.items().forEach(item -> addWords(item, words));
      case Tree.Mapping mapping -> mapping.entries().values().forEach(entry -> {
        addWords(entry.key(), words);
        addWords(entry.value(), words);
      });
    }
  }

  private static void addWords(String text, Set<String> words) {
    StringBuilder word = new StringBuilder();
    text.codePoints().forEach(character -> {
      if (isPartOfWord(character)) {
        word.appendCodePoint(character);
      } else {
        words.add(word.toString());
        word.setLength(0);
      }
    });
    words.add(word.toString());
  }

  private static boolean isPartOfWord(int character) {
    return Character.isLetter(character) || "-+~".indexOf(character) >= 0
        || switch (Character.getType(character)) {
          case Character.DECIMAL_DIGIT_NUMBER, Character.LETTER_NUMBER, Character.OTHER_NUMBER -> true;
          default -> false;
        };
  }

  /** Whether the key at a place is one of the given names. */
  private boolean isKeyNamed(SourceLocation place, Set<String> names) {
    return layers.trees().stream().anyMatch(tree -> isKeyNamed(tree, place, names));
  }

  private static boolean isKeyNamed(Tree tree, SourceLocation place, Set<String> names) {
    return switch (tree) {
      case Tree.Scalar _ -> false;
      case Tree.Sequence list -> list.items().stream().anyMatch(item -> isKeyNamed(item, place, names));
      case Tree.Mapping mapping -> mapping.entries().values().stream()
          .anyMatch(entry -> entry.key().place().equals(place) && names.contains(entry.key().text())
              || isKeyNamed(entry.value(), place, names));
    };
  }

  private static Set<FileProblem> newProblems(List<Round> rounds) {
    return rounds.stream().flatMap(round -> round.newProblems().stream())
        .collect(Collectors.toCollection(HashSet::new));
  }

  /** Checks the layers with replaced entries, until no part has a new problem. */
  private List<Round> rounds(Replacement replacement) {
    List<Round> rounds = new ArrayList<>();
    List<DefinitionProblems> problemsByRound = new ArrayList<>(List.of(firstProblems));
    Set<List<String>> doubtfulParts = doubtfulParts(firstProblems);
    for (int i = 0; i < MAX_ROUNDS; i++) {
      Optional<Layers> rest = new RepairedLayers(problemsByRound, replacement).of(layers);
      if (rest.isEmpty()) {
        break;
      }
      DefinitionProblems current = checker.apply(rest.get(), firstProblems.forRepairedText());
      Set<FileProblem> further = current.all().stream()
          .filter(problem -> !reportedPlaces.contains(place(problem)) && !isIn(doubtfulParts, place(problem)))
          .collect(Collectors.toSet());
      Round round = new Round(rest.get(), current, further);
      rounds.add(round);
      if (current.isClean() || replacement == Replacement.OTHER_VALUE && round.isUnfit()) {
        break;
      }
      problemsByRound.add(current);
      doubtfulParts.addAll(doubtfulParts(current));
    }
    return rounds;
  }

  /** The paths of the parts of the text that have problems. */
  private Set<List<String>> doubtfulParts(DefinitionProblems problems) {
    return parts(layers.merged(), tree -> !problems.isSound(tree));
  }

  private boolean isIn(Set<List<String>> parts, SourceLocation place) {
    return layers.trees().stream()
        .anyMatch(tree -> parts(tree, part -> part.contains(place)).stream().anyMatch(parts::contains));
  }

  /** The paths of the parts that satisfy a predicate. A part is a word of the file, or a key under a divided word. */
  private static Set<List<String>> parts(Tree.Mapping file, Predicate<Tree> isWanted) {
    Set<List<String>> parts = new HashSet<>();
    file.entries().forEach((key, entry) -> {
      if (isWanted.test(entry.key())) {
        parts.add(List.of(key));
      } else if (entry.value() instanceof Tree.Mapping mapping && isDivided(key)) {
        mapping.entries().forEach((name, part) -> {
          if (isWanted.test(part.key()) || isWanted.test(part.value())) {
            parts.add(List.of(key, name));
          }
        });
      } else if (isWanted.test(entry.value())) {
        parts.add(List.of(key));
      }
    });
    return parts;
  }

  /** Whether the entries under a word of a file are checked separately, for example the goals. */
  private static boolean isDivided(String key) {
    return RoomRegistry.WORDS.find(Section.FILE, key).map(Word::shape).filter(shape -> shape.isNamed()
        || shape.equals(Word.GOALS.shape()) || shape.equals(Word.DRAWS.shape())).isPresent();
  }

  private static SourceLocation place(FileProblem problem) {
    return new SourceLocation(problem.file(), problem.line(), problem.column());
  }
}
