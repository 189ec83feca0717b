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
 * A search for the entry of an upper layer that causes a problem in the text of a lower layer. If a game removes the
 * queen, a promotion to a queen in its parent becomes a problem; the cause is the removal. The upper layer is the
 * lowest layer above the text with which the problem appears. The entry is the innermost entry of that layer without
 * which the problem disappears.
 */
final class CauseFinder {

  /** The maximum number of entries of a mapping that are tried as the cause. */
  private static final int MAX_TRIALS = 64;
  private static final int MAX_SHOWN = 3;

  private final Layers layers;
  private final Function<Layers, DefinitionProblems> checker;
  /** A cache, because a check reads all layers again. */
  private final Map<Layers, Set<FileProblem>> problemsByLayers = new HashMap<>();

  /** @param checker finds all problems of the given layers, each at the place where it occurs */
  CauseFinder(Layers layers, Function<Layers, DefinitionProblems> checker) {
    this.layers = layers;
    this.checker = checker;
  }

  /**
   * Returns the found problems, each at the place of its cause. If the cause is in an upper layer, the message quotes
   * the place in the lower layer. Such a problem is dropped if it is about a word without effect, or if a name that has
   * values, such as a piece's letter, is malformed.
   */
  List<FileProblem> atCauses(DefinitionProblems found) {
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

  /** The place of the entry that causes a problem; empty if no upper layer causes it. */
  private Optional<SourceLocation> cause(FileProblem problem) {
    OptionalInt ownLayer =
        layers.indexOf(new SourceLocation(problem.file(), problem.line(), problem.column()));
    if (ownLayer.isEmpty()) {
      return Optional.empty();
    }
    if (ownLayer.getAsInt() == layers.lastIndex()) {
      return causeInOwnFile(problem);
    }
    // The lowest layer with which the problem appears.
    int layer = ownLayer.getAsInt();
    while (layer < layers.lastIndex() && !problemsOf(layers.upTo(layer)).contains(problem)) {
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
    return IntStream.range(0, layers.lastIndex()).boxed()
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
    return problemsByLayers.computeIfAbsent(chosenLayers, each -> Set.copyOf(checker.apply(each).all()));
  }

  /** Returns one problem at the cause that quotes the problems and their places. */
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
