package org.variorum.rules.language;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.language.field.DefinitionProblems;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.tree.Layers;
import org.variorum.rules.language.tree.Tree;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.ValueShape;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.platform.Distinct;
import org.variorum.rules.registry.RoomRegistry;

/** A check for squares that a lower layer names for its board, although an upper layer changes the board's size. */
final class OldSquaresCheck {

  private final Layers layers;
  private final DefinitionProblems problems;
  private final List<Tree.Scalar> namedSquares = new ArrayList<>();

  OldSquaresCheck(Layers layers, DefinitionProblems problems) {
    this.layers = layers;
    this.problems = problems;
  }

  void check() {
    int layer = layers.lastIndex();
    while (layer > 0 && layers.trees().get(layer).get(Word.BOARD.text()).isEmpty()) {
      layer--;
    }
    Optional<Geometry> oldBoard = layer > 0 ? board(layers.upTo(layer - 1).merged()) : Optional.empty();
    Optional<Geometry> newBoard = board(layers.merged());
    if (oldBoard.isPresent() && newBoard.isPresent()) {
      check(layer, oldBoard.get(), newBoard.get());
    }
  }

  private void check(int layer, Geometry oldBoard, Geometry newBoard) {
    boolean filesDiffer = oldBoard.files() != newBoard.files();
    boolean ranksDiffer = oldBoard.ranks() != newBoard.ranks();
    scanSection(Section.FILE, layers.merged(), filesDiffer, ranksDiffer);
    String places =
        namedSquares.stream().filter(scalar -> layers.indexOf(scalar.place()).orElse(layer) < layer)
            .map(scalar -> "\"" + scalar.text() + "\" (" + scalar.place() + ")").filter(Distinct.values())
            .collect(Collectors.joining(", "));
    if (!places.isEmpty()) {
      layers.trees().get(layer).get(Word.BOARD.text()).ifPresent(board -> problems.hint(board.place(),
          "squares that were named for the board of " + size(oldBoard)
              + " are unchanged on the board of "
              + size(newBoard) + ": " + places));
    }
  }

  private static String size(Geometry board) {
    return board.files() + "x" + board.ranks();
  }

  private static Optional<Geometry> board(Tree.Mapping tree) {
    return tree.get(Word.BOARD.text()).flatMap(text -> Fields.read(text, Leaf.BOARD));
  }

  /** Collects the values that name squares or files, as far as these depend on a number that differs. */
  private void scanSection(Section section, Tree.Mapping mapping, boolean filesDiffer, boolean ranksDiffer) {
    mapping.entries().forEach((key, entry) -> RoomRegistry.WORDS.find(section, key)
        .ifPresent(word -> scan(word.shape(), entry.value(), filesDiffer, ranksDiffer)));
  }

  private void scan(ValueShape shape, Tree tree, boolean filesDiffer, boolean ranksDiffer) {
    switch (tree) {
      case Tree.Scalar scalar -> {
        if (shape.leaves().contains(Leaf.SQUARES) && isAffected(scalar, filesDiffer, ranksDiffer)
            || shape.leaves().contains(Leaf.FILES) && filesDiffer) {
          namedSquares.add(scalar);
        }
      }
      case Tree.Sequence sequence ->
          sequence.items().forEach(item -> scan(itemShape(shape), item, filesDiffer, ranksDiffer));
      case Tree.Mapping mapping -> scanMapping(itemShape(shape), mapping, filesDiffer, ranksDiffer);
    }
  }

  private void scanMapping(ValueShape shape, Tree.Mapping mapping, boolean filesDiffer, boolean ranksDiffer) {
    switch (shape) {
      case ValueShape.Part(Section section) -> scanSection(section, mapping, filesDiffer, ranksDiffer);
      case ValueShape.Named<?> named -> mapping.entries().values()
          .forEach(entry -> scan(named.value(), entry.value(), filesDiffer, ranksDiffer));
      case ValueShape.Either(ValueShape _, ValueShape longForm) ->
          scanMapping(longForm, mapping, filesDiffer, ranksDiffer);
      case ValueShape.One<?> _,ValueShape.Several _ -> {}
    }
  }

  /** The shape of the items if a value may be a list; else the shape itself. */
  private static ValueShape itemShape(ValueShape shape) {
    return shape instanceof ValueShape.Several(ValueShape item) ? item : shape;
  }

  /** Whether a text names files and their number has changed, or ranks and their number has changed. */
  private static boolean isAffected(Tree.Scalar scalar, boolean filesDiffer, boolean ranksDiffer) {
    return Fields.read(scalar, Leaf.SQUARES).stream().flatMap(squares -> squares.items().stream())
        .anyMatch(item -> item.namesFiles() && filesDiffer || item.namesRanks() && ranksDiffer);
  }
}
