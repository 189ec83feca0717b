package org.variorum.rules.language;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.variorum.rules.definition.Problem;
import org.variorum.rules.language.field.Problems;
import org.variorum.rules.language.tree.Layers;
import org.variorum.rules.language.tree.Place;
import org.variorum.rules.language.tree.Tree;

/**
 * Finds what causes a complaint about text that was sound before another layer was laid over it: the lowest layer with
 * which the complaint appears, and the entry of that layer without which it does not.
 */
final class Blame {

  /** How many entries of one mapping are tried. */
  private static final int MAX_TRIALS = 64;
  private static final int SHOWN = 3;

  private final Layers layers;
  private final Function<Layers, Problems> judge;
  private final Map<Layers, Set<Problem>> judged = new HashMap<>();

  /** @param judge all complaints about layers, none of them moved */
  Blame(Layers layers, Function<Layers, Problems> judge) {
    this.layers = layers;
    this.judge = judge;
  }

  /**
   * The complaints where they belong: those that an overlay causes stand in the overlay and name the text below. They are
   * withheld while an unknown name has values: these may be the missing ones.
   */
  List<Problem> settle(Problems found) {
    List<Problem> settled = new ArrayList<>();
    Map<Place, List<Problem>> moved = new LinkedHashMap<>();
    for (Problem problem : found.sorted()) {
      Optional<Place> cause = cause(problem);
      if (cause.isEmpty()) {
        settled.add(problem);
      } else if (!found.isIdle(problem) && !found.misnames()) {
        moved.computeIfAbsent(cause.get(), _ -> new ArrayList<>()).add(problem);
      }
    }
    moved.forEach((place, problems) -> settled.add(told(place, problems)));
    return settled;
  }

  /** Where the overlay stands that causes a complaint about a text below it; empty if that text itself is wrong. */
  private Optional<Place> cause(Problem problem) {
    OptionalInt own = layers.of(new Place(problem.file(), problem.line(), problem.column()));
    if (own.isEmpty()) {
      return Optional.empty();
    }
    if (own.getAsInt() == layers.last()) {
      return underAnInheritedOption(problem);
    }
    int layer = own.getAsInt();
    while (layer < layers.last() && !judged(layers.upTo(layer)).contains(problem)) {
      layer++;
    }
    if (layer == own.getAsInt()) {
      return Optional.empty();
    }
    Layers lower = layers.upTo(layer);
    int top = layer;
    Tree.Mapping tree = layers.trees().get(layer);
    return Optional.of(entry(tree, changed -> !judged(lower.with(top, changed)).contains(problem))
        .orElse(tree.place()));
  }

  /** An option of a parent lies over this file; what it meets here may be wrong though the parent is sound. */
  private Optional<Place> underAnInheritedOption(Problem problem) {
    String file = layers.place().file();
    if (problem.file().equals(file)) {
      return Optional.empty();
    }
    return IntStream.range(0, layers.last()).boxed()
        .filter(layer -> layers.trees().get(layer).place().file().equals(file))
        .flatMap(layer -> entry(layers.trees().get(layer),
            changed -> !judged(layers.with(layer, changed)).contains(problem)).stream())
        .findFirst();
  }

  /** The innermost entry of a mapping without which nothing is wrong. */
  private static Optional<Place> entry(Tree.Mapping mapping, Function<Tree.Mapping, Boolean> heals) {
    for (Map.Entry<String, Tree.Entry> each : mapping.entries().entrySet().stream().limit(MAX_TRIALS)
        .toList()) {
      if (heals.apply(mapping.without(each.getKey()))) {
        Tree.Entry entry = each.getValue();
        Optional<Place> inner = entry.value() instanceof Tree.Mapping part
            ? entry(part, changed -> heals.apply(mapping.with(entry.key(), changed)))
            : Optional.empty();
        return inner.or(() -> Optional.of(entry.key().place()));
      }
    }
    return Optional.empty();
  }

  private Set<Problem> judged(Layers some) {
    return judged.computeIfAbsent(some, each -> Set.copyOf(judge.apply(each).all()));
  }

  private static Problem told(Place place, List<Problem> problems) {
    Problem first = problems.getFirst();
    String message = problems.stream().limit(SHOWN)
        .map(problem -> "with " + problem.file() + ":" + problem.line() + ":" + problem.column() + ": "
            + problem.message())
        .collect(Collectors.joining("; and "));
    int more = problems.size() - SHOWN;
    return new Problem(place.file(), place.line(), place.column(),
        "together " + message + (more > 0 ? "; and " + more + " more" : ""), first.expected(),
        first.suggestion(),
        first.severity());
  }
}
