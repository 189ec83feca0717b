package org.variorum.rules.language.tree;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * The trees that are merged into a definition, called layers. The order is: the trees of the ancestors, the farthest
 * ancestor first; the file's own tree; the trees of the chosen options.
 *
 * @param trees the words of each layer, without the words that name parents and options
 * @param place the start of the file
 */
public record Layers(List<Tree.Mapping> trees, SourceLocation place) {

  public Layers {
    trees = List.copyOf(trees);
  }

  /** All layers merged; each layer overrides the layers before it. */
  public Tree.Mapping merged() {
    Tree.Mapping merged = new Tree.Mapping(Map.of(), place);
    for (Tree.Mapping tree : trees) {
      merged = Merge.over(merged, tree);
    }
    return new Tree.Mapping(merged.entries(), place);
  }

  /** The index of the last layer. */
  public int lastIndex() {
    return trees.size() - 1;
  }

  /** The layers from the first layer to the given layer, inclusive. */
  public Layers upTo(int layer) {
    return new Layers(trees.subList(0, layer + 1), place);
  }

  /** A copy with one layer replaced. */
  public Layers with(int layer, Tree.Mapping tree) {
    List<Tree.Mapping> changed = new ArrayList<>(trees);
    changed.set(layer, tree);
    return new Layers(changed, place);
  }

  /** The index of the layer that contains a place in the text; empty if no layer does. */
  public OptionalInt indexOf(SourceLocation location) {
    return IntStream.range(0, trees.size()).filter(layer -> trees.get(layer).contains(location)).findFirst();
  }
}
