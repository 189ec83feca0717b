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
import org.variorum.rules.definition.FileProblem;
import org.variorum.rules.language.field.DefinitionProblems;
import org.variorum.rules.language.tree.Layers;
import org.variorum.rules.language.tree.SourceLocation;
import org.variorum.rules.language.tree.Tree;

/**
 * A search for the upper layer that causes a problem in the text of a lower layer. That layer is the lowest layer with
 * which the problem appears. In that layer, the cause is the innermost entry without which the problem disappears.
 */
final class CauseFinder {

  /** The maximum number of entries of a mapping that are tried as the cause. */
  private static final int MAX_TRIALS = 64;
  private static final int SHOWN = 3;

  private final Layers layers;
  private final Function<Layers, DefinitionProblems> judge;
  private final Map<Layers, Set<FileProblem>> judged = new HashMap<>();

  /** @param judge finds all problems of the given layers, each at the place where it occurs */
  CauseFinder(Layers layers, Function<Layers, DefinitionProblems> judge) {
    this.layers = layers;
    this.judge = judge;
  }

  /**
   * Returns the problems, each at the place of its cause. If an upper layer is the cause, the message names the text
   * below. Drops a problem with an upper cause if it is about a word without effect, or if a name with values is
   * malformed.
   */
  List<FileProblem> settle(DefinitionProblems found) {
    List<FileProblem> settled = new ArrayList<>();
    Map<SourceLocation, List<FileProblem>> moved = new LinkedHashMap<>();
    for (FileProblem problem : found.sorted()) {
      Optional<SourceLocation> cause = cause(problem);
      if (cause.isEmpty()) {
        settled.add(problem);
      } else if (!found.isIdle(problem) && !found.hasMalformedName()) {
        moved.computeIfAbsent(cause.get(), _ -> new ArrayList<>()).add(problem);
      }
    }
    moved.forEach((place, problems) -> settled.add(combined(place, problems)));
    return settled;
  }

  /** The place of the upper entry that causes a problem in the text below; empty if the text below is wrong itself. */
  private Optional<SourceLocation> cause(FileProblem problem) {
    OptionalInt ownLayer = layers.of(new SourceLocation(problem.file(), problem.line(), problem.column()));
    if (ownLayer.isEmpty()) {
      return Optional.empty();
    }
    if (ownLayer.getAsInt() == layers.last()) {
      return underAnInheritedOption(problem);
    }
    int layer = ownLayer.getAsInt();
    while (layer < layers.last() && !judged(layers.upTo(layer)).contains(problem)) {
      layer++;
    }
    if (layer == ownLayer.getAsInt()) {
      return Optional.empty();
    }
    Layers lower = layers.upTo(layer);
    int top = layer;
    Tree.Mapping tree = layers.trees().get(layer);
    return Optional.of(entry(tree, changed -> !judged(lower.with(top, changed)).contains(problem))
        .orElse(tree.place()));
  }

  /**
   * Finds the entry of this file that causes a problem in an inherited option. An inherited option is a layer above
   * this file: both together may be wrong although the parent is sound.
   */
  private Optional<SourceLocation> underAnInheritedOption(FileProblem problem) {
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

  /** Returns the place of the innermost entry of a mapping without which the problem disappears. */
  private static Optional<SourceLocation> entry(Tree.Mapping mapping, Function<Tree.Mapping, Boolean> heals) {
    for (Map.Entry<String, Tree.Entry> each : mapping.entries().entrySet().stream().limit(MAX_TRIALS)
        .toList()) {
      if (heals.apply(mapping.without(each.getKey()))) {
        Tree.Entry entry = each.getValue();
        Optional<SourceLocation> inner = entry.value() instanceof Tree.Mapping part
            ? entry(part, changed -> heals.apply(mapping.with(entry.key(), changed)))
            : Optional.empty();
        return inner.or(() -> Optional.of(entry.key().place()));
      }
    }
    return Optional.empty();
  }

  private Set<FileProblem> judged(Layers subset) {
    return judged.computeIfAbsent(subset, each -> Set.copyOf(judge.apply(each).all()));
  }

  private static FileProblem combined(SourceLocation place, List<FileProblem> problems) {
    FileProblem first = problems.getFirst();
    String message = problems.stream().limit(SHOWN)
        .map(problem -> "with " + problem.file() + ":" + problem.line() + ":" + problem.column() + ": "
            + problem.message())
        .collect(Collectors.joining("; and "));
    int others = problems.size() - SHOWN;
    return new FileProblem(place.file(), place.line(), place.column(),
        "together " + message + (others > 0 ? "; and " + others + " more" : ""), first.expected(),
        first.suggestion(),
        first.severity());
  }
}
