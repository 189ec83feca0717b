package org.variorum.rules.language;

import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.language.tree.Layers;
import org.variorum.rules.language.tree.Merge;
import org.variorum.rules.language.tree.Tree;
import org.variorum.rules.language.word.Word;

/**
 * A replacement of each word {@code like} that names a removed piece by the words of that piece.
 *
 * @param removedLetters the letters of the removed pieces
 * @param pieces the sections of all pieces before the removal
 */
record LikePieces(Set<String> removedLetters, Tree.Mapping pieces) {

  /** Returns the replacement for the pieces that the layer with the index {@code layer} removes. */
  static LikePieces of(Set<String> removedLetters, Layers layers, int layer) {
    return new LikePieces(removedLetters, pieces(layers.upTo(layer - 1).merged()));
  }

  private static Tree.Mapping pieces(Tree.Mapping file) {
    return file.get(Word.PIECES.text()).filter(Tree.Mapping.class::isInstance).map(Tree.Mapping.class::cast)
        .orElse(new Tree.Mapping(Map.of(), file.place()));
  }

  /** Returns a layer, by its index, with the replacement made in the pieces that this layer introduces. */
  Tree.Mapping applyTo(Layers layers, int layer) {
    Tree.Mapping file = layers.trees().get(layer);
    Tree.Mapping lower = layer == 0 ? new Tree.Mapping(Map.of(), file.place())
        : pieces(layers.upTo(layer - 1).merged());
    Tree.Mapping ownPieces = pieces(file);
    for (Map.Entry<String, Tree.Entry> piece : pieces(file).entries().entrySet()) {
      if (piece.getValue().value() instanceof Tree.Mapping section && lower.get(piece.getKey()).isEmpty()) {
        ownPieces = ownPieces.with(piece.getValue().key(), withoutLike(section));
      }
    }
    Tree.Entry entry = file.entries().get(Word.PIECES.text());
    return entry == null || ownPieces.equals(pieces(file)) ? file : file.with(entry.key(), ownPieces);
  }

  private Tree.Mapping withoutLike(Tree.Mapping section) {
    Tree.Mapping merged = section;
    Set<String> seen = new HashSet<>();
    Optional<Tree.Mapping> model = model(merged, seen);
    while (model.isPresent()) {
      Tree.Mapping rest = Merge.over(model.get(), merged.without(Word.LIKE.text()));
      merged = new Tree.Mapping(rest.entries(), section.place());
      model = model(merged, seen);
    }
    return merged;
  }

  /** The section of the removed piece that {@code like} names; empty if there is none, or if {@code seen} has it. */
  private Optional<Tree.Mapping> model(Tree.Mapping section, Set<String> seen) {
    return section.get(Word.LIKE.text()).filter(Tree.Scalar.class::isInstance)
        .map(like -> ((Tree.Scalar) like).text())
        .filter(letter -> removedLetters.contains(letter) && seen.add(letter)).flatMap(pieces::get)
        .filter(Tree.Mapping.class::isInstance).map(Tree.Mapping.class::cast);
  }
}
