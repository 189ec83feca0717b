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
 * A search for the entry of an upper layer that causes a problem in the text of a lower layer. The upper layer is the
 * lowest layer with which the problem appears. The entry is the innermost entry of that layer without which the
 * problem disappears.
 */
final class CauseFinder {

  /** The maximum number of entries of a mapping that are tried as the cause. */
  private static final int MAX_TRIALS = 64;
  private static final int MAX_SHOWN = 3;

  private final Layers layers;
  private final Function<Layers, DefinitionProblems> judge;
  private final Map<Layers, Set<FileProblem>> problemsByLayers = new HashMap<>();

  /** @param judge finds all problems of the given layers, each at the place where it occurs */
  CauseFinder(Layers layers, Function<Layers, DefinitionProblems> judge) {
    this.layers = layers;
    this.judge = judge;
  }

  /**
   * Returns the found problems, each at the place of its cause. If an upper layer is the cause, the message quotes
   * the place in the lower layer. Drops a problem with an upper cause if it is about a word without effect, or if a
   * name with values, such as a piece's letter, is malformed.
   */
  List<FileProblem> settle(DefinitionProblems found) {
    List<FileProblem> result = new ArrayList<>();
    Map<SourceLocation, List<FileProblem>> byCause = new LinkedHashMap<>();
    for (FileProblem problem : found.sorted()) {
      Optional<SourceLocation> cause = cause(problem);
      if (cause.isEmpty()) {
        result.add(problem);
      } else if (!found.isIdle(problem) && !found.hasMalformedName()) {
        byCause.computeIfAbsent(cause.get(), _ -> new ArrayList<>()).add(problem);
      }
    }
    byCause.forEach((place, problems) -> result.add(combine(place, problems)));
    return result;
  }

  /** The place of the upper entry that causes a problem; empty if the layer with the problem is wrong by itself. */
  private Optional<SourceLocation> cause(FileProblem problem) {
    OptionalInt ownLayer = layers.of(new SourceLocation(problem.file(), problem.line(), problem.column()));
    if (ownLayer.isEmpty()) {
      return Optional.empty();
    }
    if (ownLayer.getAsInt() == layers.last()) {
      return causeInOwnFile(problem);
    }
    int layer = ownLayer.getAsInt();
    while (layer < layers.last() && !problemsOf(layers.upTo(layer)).contains(problem)) {
      layer++;
    }
    if (layer == ownLayer.getAsInt()) {
      return Optional.empty();
    }
    Layers lower = layers.upTo(layer);
    int top = layer;
    Tree.Mapping tree = layers.trees().get(layer);
    return Optional.of(causeIn(tree, changed -> !problemsOf(lower.with(top, changed)).contains(problem))
        .orElse(tree.place()));
  }

  /**
   * Finds the entry of this file that causes a problem in an option of an ancestor. Such an option is a layer above
   * this file. The option and this file together may be wrong although the ancestor is sound.
   */
  private Optional<SourceLocation> causeInOwnFile(FileProblem problem) {
    String file = layers.place().file();
    if (problem.file().equals(file)) {
      return Optional.empty();
    }
    return IntStream.range(0, layers.last()).boxed()
        .filter(layer -> layers.trees().get(layer).place().file().equals(file))
        .flatMap(layer -> causeIn(layers.trees().get(layer),
            changed -> !problemsOf(layers.with(layer, changed)).contains(problem)).stream())
        .findFirst();
  }

  /** Returns the place of the innermost entry of a mapping without which {@code isSolved} holds. */
  private static Optional<SourceLocation> causeIn(Tree.Mapping mapping,
      Function<Tree.Mapping, Boolean> isSolved) {
    for (Map.Entry<String, Tree.Entry> each : mapping.entries().entrySet().stream().limit(MAX_TRIALS)
        .toList()) {
      if (isSolved.apply(mapping.without(each.getKey()))) {
        Tree.Entry entry = each.getValue();
        Optional<SourceLocation> inner = entry.value() instanceof Tree.Mapping part
            ? causeIn(part, changed -> isSolved.apply(mapping.with(entry.key(), changed)))
            : Optional.empty();
        return inner.or(() -> Optional.of(entry.key().place()));
      }
    }
    return Optional.empty();
  }

  private Set<FileProblem> problemsOf(Layers chosenLayers) {
    return problemsByLayers.computeIfAbsent(chosenLayers, each -> Set.copyOf(judge.apply(each).all()));
  }

  private static FileProblem combine(SourceLocation place, List<FileProblem> problems) {
    FileProblem first = problems.getFirst();
    String message = problems.stream().limit(MAX_SHOWN)
        .map(problem -> "with " + problem.file() + ":" + problem.line() + ":" + problem.column() + ": "
            + problem.message())
        .collect(Collectors.joining("; and "));
    int hiddenCount = problems.size() - MAX_SHOWN;
    return new FileProblem(place.file(), place.line(), place.column(),
        "together " + message + (hiddenCount > 0 ? "; and " + hiddenCount + " more" : ""), first.expected(),
        first.suggestion(),
        first.severity());
  }
}
