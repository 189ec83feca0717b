package org.variorum.rules.language;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.variorum.rules.definition.Problem;
import org.variorum.rules.language.field.Problems;
import org.variorum.rules.language.tree.Layers;
import org.variorum.rules.language.tree.Place;
import org.variorum.rules.language.tree.Tree;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.registry.House;

/**
 * Finds what is wrong besides the entries that were complained about: what the checks say that were not made because of
 * them. It is told only if it is so without these entries and also with other values for them, so that it does not depend on what
 * the author writes there instead.
 */
final class SecondLook {

  /** So many times what a look finds is left out in its turn, and the rest looked at. */
  private static final int MAX_ROUNDS = 4;

  private final Layers layers;
  private final Problems found;
  private final BiFunction<Layers, Problems, Problems> judge;
  private final Set<Place> told;
  private final Set<List<String>> doubtful;

  /**
   * @param found what was found at the first look
   * @param judge adds to complaints those about layers, none of them moved
   */
  SecondLook(Layers layers, Problems found, BiFunction<Layers, Problems, Problems> judge) {
    this.layers = layers;
    this.found = found;
    this.judge = judge;
    told = found.all().stream().map(SecondLook::place).collect(Collectors.toSet());
    doubtful = blocks(layers.merged(), tree -> !found.sound(tree));
  }

  /** What is looked at, and what is said of it. */
  private record Round(Layers layers, Problems problems) {}

  /** The complaints and hints that were not found at the first look. */
  List<Problem> problems() {
    if (found.clean() || found.misnames()) {
      return List.of();
    }
    List<Round> rounds = rounds(false);
    Set<Problem> more = further(rounds);
    if (!more.isEmpty()) {
      more.retainAll(further(rounds(true)));
    }
    List<Problem> problems = new ArrayList<>();
    for (Round round : rounds) {
      Problems kept = found.afresh();
      kept.take(round.problems(), more::remove);
      problems.addAll(new Blame(round.layers(), some -> judge.apply(some, found.afresh())).settle(kept));
    }
    problems.removeIf(problem -> isDoubtful(place(problem)));
    return problems;
  }

  /** What is said of other parts of the text than those that were complained about. */
  private Set<Problem> further(List<Round> rounds) {
    return rounds.stream().flatMap(round -> round.problems().all().stream())
        .filter(problem -> !told.contains(place(problem)) && !isDoubtful(place(problem)))
        .collect(Collectors.toCollection(HashSet::new));
  }

  private boolean isDoubtful(Place place) {
    return layers.trees().stream()
        .anyMatch(tree -> blocks(tree, part -> part.holds(place)).stream().anyMatch(doubtful::contains));
  }

  /** The words of a file of which something holds; of those that have words or names under them, these. */
  private static Set<List<String>> blocks(Tree.Mapping file, Predicate<Tree> holds) {
    Set<List<String>> blocks = new HashSet<>();
    file.entries().forEach((key, entry) -> {
      if (holds.test(entry.key())) {
        blocks.add(List.of(key));
      } else if (entry.value() instanceof Tree.Mapping parts && isDivided(key)) {
        parts.entries().forEach((name, part) -> {
          if (holds.test(part.key()) || holds.test(part.value())) {
            blocks.add(List.of(key, name));
          }
        });
      } else if (holds.test(entry.value())) {
        blocks.add(List.of(key));
      }
    });
    return blocks;
  }

  /** Whether what stands under a word of a file are things of their own. */
  private static boolean isDivided(String key) {
    return House.WORDS.of(Section.FILE, key).map(Word::shape).filter(shape -> shape.isNamed()
        || shape.equals(Word.GOALS.shape()) || shape.equals(Word.DRAWS.shape())).isPresent();
  }

  private static Place place(Problem problem) {
    return new Place(problem.file(), problem.line(), problem.column());
  }

  /** @param others whether what was found at the first look has another value; else it is left out */
  private List<Round> rounds(boolean others) {
    List<Round> rounds = new ArrayList<>();
    List<Problems> left = new ArrayList<>(others ? List.of() : List.of(found));
    for (int i = 0; i < MAX_ROUNDS; i++) {
      Optional<Layers> rest =
          new Mending(left, others ? Optional.of(found) : Optional.empty()).of(layers);
      if (rest.isEmpty()) {
        break;
      }
      Problems now = judge.apply(rest.get(), found.afresh());
      rounds.add(new Round(rest.get(), now));
      boolean unfit = others && now.all().stream().map(SecondLook::place)
          .anyMatch(place -> layers.of(place).isEmpty() || isDoubtful(place));
      if (now.clean() || unfit) {
        break;
      }
      left.add(now);
    }
    return rounds;
  }
}
