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

/** Hints at squares that a lower layer names for a board of another size. */
final class OldSquares {

  private final Layers layers;
  private final DefinitionProblems problems;
  private final List<Tree.Scalar> named = new ArrayList<>();

  OldSquares(Layers layers, DefinitionProblems problems) {
    this.layers = layers;
    this.problems = problems;
  }

  void check() {
    int top = layers.last();
    while (top > 0 && layers.trees().get(top).get(Word.BOARD.text()).isEmpty()) {
      top--;
    }
    Optional<Geometry> before = top > 0 ? board(layers.upTo(top - 1).merged()) : Optional.empty();
    Optional<Geometry> after = board(layers.merged());
    if (before.isPresent() && after.isPresent()) {
      check(top, before.get(), after.get());
    }
  }

  private void check(int top, Geometry before, Geometry after) {
    boolean files = before.files() != after.files();
    boolean ranks = before.ranks() != after.ranks();
    section(Section.FILE, layers.merged(), files, ranks);
    String places = named.stream().filter(scalar -> layers.of(scalar.place()).orElse(top) < top)
        .map(scalar -> "\"" + scalar.text() + "\" (" + scalar.place() + ")").distinct()
        .collect(Collectors.joining(", "));
    if (!places.isEmpty()) {
      layers.trees().get(top).get(Word.BOARD.text()).ifPresent(board -> problems.hint(board.place(),
          "squares that were named for the board of " + size(before)
              + " stay where they were on the board of "
              + size(after) + ": " + places));
    }
  }

  private static String size(Geometry board) {
    return board.files() + "x" + board.ranks();
  }

  private static Optional<Geometry> board(Tree.Mapping tree) {
    return tree.get(Word.BOARD.text()).flatMap(text -> Fields.read(text, Leaf.BOARD));
  }

  private void section(Section section, Tree.Mapping mapping, boolean files, boolean ranks) {
    mapping.entries().forEach((key, entry) -> RoomRegistry.WORDS.of(section, key)
        .ifPresent(word -> value(word.shape(), entry.value(), files, ranks)));
  }

  private void value(ValueShape shape, Tree tree, boolean files, boolean ranks) {
    switch (tree) {
      case Tree.Scalar scalar -> {
        if (shape.leaves().contains(Leaf.SQUARES) && names(scalar, files, ranks)
            || shape.leaves().contains(Leaf.FILES) && files) {
          named.add(scalar);
        }
      }
      case Tree.Sequence sequence -> sequence.items().forEach(item -> value(item(shape), item, files, ranks));
      case Tree.Mapping mapping -> mapping(item(shape), mapping, files, ranks);
    }
  }

  private void mapping(ValueShape shape, Tree.Mapping mapping, boolean files, boolean ranks) {
    switch (shape) {
      case ValueShape.Part(Section section) -> section(section, mapping, files, ranks);
      case ValueShape.Named<?> named -> mapping.entries().values()
          .forEach(entry -> value(named.value(), entry.value(), files, ranks));
      case ValueShape.Either(ValueShape _, ValueShape full) -> mapping(full, mapping, files, ranks);
      case ValueShape.One<?> _,ValueShape.Several _ -> {}
    }
  }

  private static ValueShape item(ValueShape shape) {
    return shape instanceof ValueShape.Several(ValueShape item) ? item : shape;
  }

  /** Whether a text names ranks after their number has changed, or files after their number has changed. */
  private static boolean names(Tree.Scalar scalar, boolean files, boolean ranks) {
    return Fields.read(scalar, Leaf.SQUARES).stream().flatMap(squares -> squares.areas().stream())
        .anyMatch(area -> area.ofFiles() && files || area.ofRanks() && ranks);
  }
}
