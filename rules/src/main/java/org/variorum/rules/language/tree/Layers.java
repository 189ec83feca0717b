package org.variorum.rules.language.tree;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * The trees that a definition is laid together from: the farthest ancestor's first, the file's own, those of the chosen
 * options last.
 *
 * @param trees the rules of each, without what names parents and options
 * @param place where the file starts
 */
public record Layers(List<Tree.Mapping> trees, Place place) {

  public Layers {
    trees = List.copyOf(trees);
  }

  /** All of them, laid one over the other. */
  public Tree.Mapping merged() {
    Tree.Mapping merged = new Tree.Mapping(Map.of(), place);
    for (Tree.Mapping tree : trees) {
      merged = Merge.over(merged, tree);
    }
    return new Tree.Mapping(merged.entries(), place);
  }

  public int last() {
    return trees.size() - 1;
  }

  /** The lowest ones, up to and with that one. */
  public Layers upTo(int layer) {
    return new Layers(trees.subList(0, layer + 1), place);
  }

  /** The same, but for one. */
  public Layers with(int layer, Tree.Mapping tree) {
    List<Tree.Mapping> changed = new ArrayList<>(trees);
    changed.set(layer, tree);
    return new Layers(changed, place);
  }

  /** The layer in which something is written. */
  public OptionalInt of(Place written) {
    return IntStream.range(0, trees.size()).filter(layer -> trees.get(layer).holds(written)).findFirst();
  }
}
