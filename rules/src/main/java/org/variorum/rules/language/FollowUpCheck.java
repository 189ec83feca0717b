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
import org.variorum.rules.language.RepairedLayers.Instead;
import org.variorum.rules.language.field.DefinitionProblems;
import org.variorum.rules.language.tree.Layers;
import org.variorum.rules.language.tree.SourceLocation;
import org.variorum.rules.language.tree.Tree;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.registry.RoomRegistry;

/**
 * Finds further problems by the checks that earlier problems prevented. It checks the text without the refused entries,
 * and again with other values for them. It reports a problem only if both checks find it. Such a problem does not
 * depend on how the author corrects the entries.
 */
final class FollowUpCheck {

  /** The maximum number of rounds. Each round checks the text without the parts with problems in earlier rounds. */
  private static final int MAX_ROUNDS = 4;

  private final Layers layers;
  private final DefinitionProblems found;
  private final BiFunction<Layers, DefinitionProblems, DefinitionProblems> judge;
  private final Set<SourceLocation> reported;

  /**
   * @param found the problems of the first check
   * @param judge checks layers, and adds each problem to the given ones at the place where it occurs
   */
  FollowUpCheck(Layers layers, DefinitionProblems found,
      BiFunction<Layers, DefinitionProblems, DefinitionProblems> judge) {
    this.layers = layers;
    this.found = found;
    this.judge = judge;
    reported = found.all().stream().map(FollowUpCheck::place).collect(Collectors.toSet());
  }

  /**
   * One check of what remains of the text.
   *
   * @param layers the layers that are checked
   * @param problems all problems found in these layers
   * @param more the problems in parts without an earlier problem
   */
  private record Round(Layers layers, DefinitionProblems problems, Set<FileProblem> more) {

    /** Whether the replacement of a refused entry has a problem itself. */
    private boolean isUnfit() {
      return more.size() < problems.all().size();
    }
  }

  /** The problems and hints that the first check did not find. */
  List<FileProblem> problems() {
    if (found.clean() || found.hasMalformedName()) {
      return List.of();
    }
    List<Round> rounds = rounds(Instead.WHAT_LIES_BELOW);
    Set<FileProblem> more = more(rounds);
    if (!more.isEmpty()) {
      more.retainAll(more(rounds(Instead.ANOTHER_VALUE)));
    }
    if (!more.isEmpty()) {
      List<Round> without = rounds(Instead.NOTHING);
      // If leaving the entry out is a problem itself, this check proves nothing: the author must write some value.
      if (!without.isEmpty() && !without.getFirst().isUnfit()) {
        more.retainAll(more(without));
      }
    }
    List<FileProblem> problems = new ArrayList<>();
    for (Round round : rounds) {
      DefinitionProblems kept = found.forRepairedText();
      kept.take(round.problems(), problem -> round.more().contains(problem) && more.remove(problem));
      problems
          .addAll(new CauseFinder(round.layers(), some -> judge.apply(some, found.forRepairedText()))
              .settle(kept));
    }
    Set<List<String>> doubtful = doubtful(found);
    Set<String> used = used(doubtful);
    problems.removeIf(problem -> isIn(doubtful, place(problem)) || isNamed(place(problem), used));
    return problems;
  }

  /** The names in parts with problems. A report that such a name is unused is not reliable. */
  private Set<String> used(Set<List<String>> parts) {
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
      case Tree.Scalar scalar -> words.addAll(List.of(scalar.text().split("[^\\p{L}\\p{N}+~-]+")));
      case Tree.Sequence list -> list.items().forEach(item -> addWords(item, words));
      case Tree.Mapping mapping -> mapping.entries().values().forEach(entry -> {
        addWords(entry.key(), words);
        addWords(entry.value(), words);
      });
    }
  }

  /** Whether the text at a place is a key and one of the given names. */
  private boolean isNamed(SourceLocation place, Set<String> names) {
    return layers.trees().stream().anyMatch(tree -> isNamed(tree, place, names));
  }

  private static boolean isNamed(Tree tree, SourceLocation place, Set<String> names) {
    return switch (tree) {
      case Tree.Scalar _ -> false;
      case Tree.Sequence list -> list.items().stream().anyMatch(item -> isNamed(item, place, names));
      case Tree.Mapping mapping -> mapping.entries().values().stream()
          .anyMatch(entry -> entry.key().place().equals(place) && names.contains(entry.key().text())
              || isNamed(entry.value(), place, names));
    };
  }

  private static Set<FileProblem> more(List<Round> rounds) {
    return rounds.stream().flatMap(round -> round.more().stream())
        .collect(Collectors.toCollection(HashSet::new));
  }

  private List<Round> rounds(Instead instead) {
    List<Round> rounds = new ArrayList<>();
    List<DefinitionProblems> complaints = new ArrayList<>(List.of(found));
    Set<List<String>> doubtful = doubtful(found);
    for (int i = 0; i < MAX_ROUNDS; i++) {
      Optional<Layers> rest = new RepairedLayers(complaints, instead).of(layers);
      if (rest.isEmpty()) {
        break;
      }
      DefinitionProblems now = judge.apply(rest.get(), found.forRepairedText());
      Set<FileProblem> more = now.all().stream()
          .filter(problem -> !reported.contains(place(problem)) && !isIn(doubtful, place(problem)))
          .collect(Collectors.toSet());
      Round round = new Round(rest.get(), now, more);
      rounds.add(round);
      if (now.clean() || instead == Instead.ANOTHER_VALUE && round.isUnfit()) {
        break;
      }
      complaints.add(now);
      doubtful.addAll(doubtful(now));
    }
    return rounds;
  }

  /** The paths of the parts of the text that have problems. */
  private Set<List<String>> doubtful(DefinitionProblems problems) {
    return parts(layers.merged(), tree -> !problems.sound(tree));
  }

  private boolean isIn(Set<List<String>> parts, SourceLocation place) {
    return layers.trees().stream()
        .anyMatch(tree -> parts(tree, part -> part.holds(place)).stream().anyMatch(parts::contains));
  }

  /** The paths of the parts that satisfy a predicate: words, or for divided words the keys below them. */
  private static Set<List<String>> parts(Tree.Mapping file, Predicate<Tree> holds) {
    Set<List<String>> parts = new HashSet<>();
    file.entries().forEach((key, entry) -> {
      if (holds.test(entry.key())) {
        parts.add(List.of(key));
      } else if (entry.value() instanceof Tree.Mapping mapping && isDivided(key)) {
        mapping.entries().forEach((name, part) -> {
          if (holds.test(part.key()) || holds.test(part.value())) {
            parts.add(List.of(key, name));
          }
        });
      } else if (holds.test(entry.value())) {
        parts.add(List.of(key));
      }
    });
    return parts;
  }

  /** Whether the entries below a word of a file are independent of each other, for example the goals. */
  private static boolean isDivided(String key) {
    return RoomRegistry.WORDS.of(Section.FILE, key).map(Word::shape).filter(shape -> shape.isNamed()
        || shape.equals(Word.GOALS.shape()) || shape.equals(Word.DRAWS.shape())).isPresent();
  }

  private static SourceLocation place(FileProblem problem) {
    return new SourceLocation(problem.file(), problem.line(), problem.column());
  }
}
