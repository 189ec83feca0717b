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
import org.variorum.rules.registry.RoomRegistry;

/** A check that hints at squares that a lower layer names for a board of another size. */
final class OldSquares {

  private final Layers layers;
  private final DefinitionProblems problems;
  private final List<Tree.Scalar> namedSquares = new ArrayList<>();

  OldSquares(Layers layers, DefinitionProblems problems) {
    this.layers = layers;
    this.problems = problems;
  }

  void check() {
    int top = layers.last();
    while (top > 0 && layers.trees().get(top).get(Word.BOARD.text()).isEmpty()) {
      top--;
    }
    Optional<Geometry> oldBoard = top > 0 ? board(layers.upTo(top - 1).merged()) : Optional.empty();
    Optional<Geometry> newBoard = board(layers.merged());
    if (oldBoard.isPresent() && newBoard.isPresent()) {
      check(top, oldBoard.get(), newBoard.get());
    }
  }

  private void check(int top, Geometry oldBoard, Geometry newBoard) {
    boolean newFiles = oldBoard.files() != newBoard.files();
    boolean newRanks = oldBoard.ranks() != newBoard.ranks();
    section(Section.FILE, layers.merged(), newFiles, newRanks);
    String places = namedSquares.stream().filter(scalar -> layers.of(scalar.place()).orElse(top) < top)
        .map(scalar -> "\"" + scalar.text() + "\" (" + scalar.place() + ")").distinct()
        .collect(Collectors.joining(", "));
    if (!places.isEmpty()) {
      layers.trees().get(top).get(Word.BOARD.text()).ifPresent(board -> problems.hint(board.place(),
          "squares that were named for the board of " + size(oldBoard)
              + " stay where they were on the board of "
              + size(newBoard) + ": " + places));
    }
  }

  private static String size(Geometry board) {
    return board.files() + "x" + board.ranks();
  }

  private static Optional<Geometry> board(Tree.Mapping tree) {
    return tree.get(Word.BOARD.text()).flatMap(text -> Fields.read(text, Leaf.BOARD));
  }

  private void section(Section section, Tree.Mapping mapping, boolean newFiles, boolean newRanks) {
    mapping.entries().forEach((key, entry) -> RoomRegistry.WORDS.of(section, key)
        .ifPresent(word -> value(word.shape(), entry.value(), newFiles, newRanks)));
  }

  private void value(ValueShape shape, Tree tree, boolean newFiles, boolean newRanks) {
    switch (tree) {
      case Tree.Scalar scalar -> {
        if (shape.leaves().contains(Leaf.SQUARES) && names(scalar, newFiles, newRanks)
            || shape.leaves().contains(Leaf.FILES) && newFiles) {
          namedSquares.add(scalar);
        }
      }
      case Tree.Sequence sequence ->
          sequence.items().forEach(item -> value(item(shape), item, newFiles, newRanks));
      case Tree.Mapping mapping -> mapping(item(shape), mapping, newFiles, newRanks);
    }
  }

  private void mapping(ValueShape shape, Tree.Mapping mapping, boolean newFiles, boolean newRanks) {
    switch (shape) {
      case ValueShape.Part(Section section) -> section(section, mapping, newFiles, newRanks);
      case ValueShape.Named<?> named -> mapping.entries().values()
          .forEach(entry -> value(named.value(), entry.value(), newFiles, newRanks));
      case ValueShape.Either(ValueShape _, ValueShape full) -> mapping(full, mapping, newFiles, newRanks);
      case ValueShape.One<?> _,ValueShape.Several _ -> {}
    }
  }

  private static ValueShape item(ValueShape shape) {
    return shape instanceof ValueShape.Several(ValueShape item) ? item : shape;
  }

  /** Whether a text names files and their number has changed, or ranks and their number has changed. */
  private static boolean names(Tree.Scalar scalar, boolean newFiles, boolean newRanks) {
    return Fields.read(scalar, Leaf.SQUARES).stream().flatMap(squares -> squares.areas().stream())
        .anyMatch(area -> area.ofFiles() && newFiles || area.ofRanks() && newRanks);
  }
}
