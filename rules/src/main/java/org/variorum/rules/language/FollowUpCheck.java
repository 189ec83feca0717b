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
 * Finds further problems by the checks that were skipped because of earlier complaints. Reports a problem only if it is
 * the same without the refused entries and with other values for them: then it does not depend on what the author
 * writes there instead.
 */
final class FollowUpCheck {

  /** The maximum number of rounds: each checks the text without what the rounds before complained about. */
  private static final int MAX_ROUNDS = 4;

  private final Layers layers;
  private final DefinitionProblems found;
  private final BiFunction<Layers, DefinitionProblems, DefinitionProblems> judge;
  private final Set<SourceLocation> told;

  /**
   * @param found what was found at the first look
   * @param judge adds to complaints those about layers, none of them moved
   */
  FollowUpCheck(Layers layers, DefinitionProblems found,
      BiFunction<Layers, DefinitionProblems, DefinitionProblems> judge) {
    this.layers = layers;
    this.found = found;
    this.judge = judge;
    told = found.all().stream().map(FollowUpCheck::place).collect(Collectors.toSet());
  }

  /**
   * A look at what is left.
   *
   * @param layers what is looked at
   * @param problems all that is said of it
   * @param more what is said of other parts than those that were complained about before
   */
  private record Round(Layers layers, DefinitionProblems problems, Set<FileProblem> more) {

    /** Whether what stands instead of what was complained about is complained about, too. */
    private boolean isUnfit() {
      return more.size() < problems.all().size();
    }
  }

  /** The complaints and hints that were not found at the first look. */
  List<FileProblem> problems() {
    if (found.clean() || found.misnames()) {
      return List.of();
    }
    List<Round> rounds = rounds(Instead.WHAT_LIES_BELOW);
    Set<FileProblem> more = more(rounds);
    if (!more.isEmpty()) {
      more.retainAll(more(rounds(Instead.ANOTHER_VALUE)));
    }
    if (!more.isEmpty()) {
      List<Round> without = rounds(Instead.NOTHING);
      // Where nothing is no value that may stand there, the author writes something.
      if (!without.isEmpty() && !without.getFirst().isUnfit()) {
        more.retainAll(more(without));
      }
    }
    List<FileProblem> problems = new ArrayList<>();
    for (Round round : rounds) {
      DefinitionProblems kept = found.afresh();
      kept.take(round.problems(), problem -> round.more().contains(problem) && more.remove(problem));
      problems
          .addAll(new CauseFinder(round.layers(), some -> judge.apply(some, found.afresh())).settle(kept));
    }
    Set<List<String>> doubtful = doubtful(found);
    Set<String> used = used(doubtful);
    problems.removeIf(problem -> isIn(doubtful, place(problem)) || isNamed(place(problem), used));
    return problems;
  }

  /** The names that may be used in parts that were complained about: that nothing else uses them says nothing. */
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

  /** Whether something that is written there is the name of something, and among these. */
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
      DefinitionProblems now = judge.apply(rest.get(), found.afresh());
      Set<FileProblem> more = now.all().stream()
          .filter(problem -> !told.contains(place(problem)) && !isIn(doubtful, place(problem)))
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

  /** The parts of the text that were complained about. */
  private Set<List<String>> doubtful(DefinitionProblems problems) {
    return parts(layers.merged(), tree -> !problems.sound(tree));
  }

  private boolean isIn(Set<List<String>> parts, SourceLocation place) {
    return layers.trees().stream()
        .anyMatch(tree -> parts(tree, part -> part.holds(place)).stream().anyMatch(parts::contains));
  }

  /** The words of a file of which something holds; of those that have words or names under them, these. */
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

  /** Whether what stands under a word of a file are things of their own. */
  private static boolean isDivided(String key) {
    return RoomRegistry.WORDS.of(Section.FILE, key).map(Word::shape).filter(shape -> shape.isNamed()
        || shape.equals(Word.GOALS.shape()) || shape.equals(Word.DRAWS.shape())).isPresent();
  }

  private static SourceLocation place(FileProblem problem) {
    return new SourceLocation(problem.file(), problem.line(), problem.column());
  }
}
