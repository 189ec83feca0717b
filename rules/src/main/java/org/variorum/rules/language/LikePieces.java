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
 * Replaces each word {@code like} that names a removed piece by the words of the removed piece.
 *
 * @param gone the letters of the removed pieces
 * @param pieces the sections of all pieces before the removal
 */
record LikePieces(Set<String> gone, Tree.Mapping pieces) {

  /** @param layer the layer that removes the pieces */
  static LikePieces of(Set<String> gone, Layers layers, int layer) {
    return new LikePieces(gone, pieces(layers.upTo(layer - 1).merged()));
  }

  private static Tree.Mapping pieces(Tree.Mapping file) {
    return file.get(Word.PIECES.text()).filter(Tree.Mapping.class::isInstance).map(Tree.Mapping.class::cast)
        .orElse(new Tree.Mapping(Map.of(), file.place()));
  }

  /** Returns a layer without {@code like} for removed pieces, in the pieces that the layer introduces. */
  Tree.Mapping in(Layers layers, int layer) {
    Tree.Mapping file = layers.trees().get(layer);
    Tree.Mapping below = layer == 0 ? new Tree.Mapping(Map.of(), file.place())
        : pieces(layers.upTo(layer - 1).merged());
    Tree.Mapping changed = pieces(file);
    for (Map.Entry<String, Tree.Entry> piece : pieces(file).entries().entrySet()) {
      if (piece.getValue().value() instanceof Tree.Mapping section && below.get(piece.getKey()).isEmpty()) {
        changed = changed.with(piece.getValue().key(), writtenOut(section));
      }
    }
    Tree.Entry written = file.entries().get(Word.PIECES.text());
    return written == null || changed.equals(pieces(file)) ? file : file.with(written.key(), changed);
  }

  private Tree.Mapping writtenOut(Tree.Mapping section) {
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

  /** The section of the removed piece after {@code like}; empty without it, or if its letter is in {@code seen}. */
  private Optional<Tree.Mapping> model(Tree.Mapping section, Set<String> seen) {
    return section.get(Word.LIKE.text()).filter(Tree.Scalar.class::isInstance)
        .map(like -> ((Tree.Scalar) like).text())
        .filter(letter -> gone.contains(letter) && seen.add(letter)).flatMap(pieces::get)
        .filter(Tree.Mapping.class::isInstance).map(Tree.Mapping.class::cast);
  }
}
