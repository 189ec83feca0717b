package org.variorum.rules.rule.stack;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.variorum.rules.definition.Names;
import org.variorum.rules.position.Mark;
import org.variorum.rules.position.Piece;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.rule.Context;
import org.variorum.rules.state.Kinds;
import org.variorum.rules.state.State;
import org.variorum.rules.text.English;

/** Stacks in words. */
final class ColumnWords {

  private final Kinds kinds;
  private final Names names;
  private final Columns columns;

  ColumnWords(Context context, Columns columns) {
    kinds = context.kinds();
    names = new Names(context.definition());
    this.columns = columns;
  }

  /** {@code white man}. */
  String name(Piece piece) {
    return names.definition().title().look().sides().adjective(piece.side()) + " " + names.of(piece.letter());
  }

  private String name(int code) {
    return name(kinds.piece(code));
  }

  /** Who is beneath on a square: {@code a black man and a white man}. */
  String beneath(State state, int square) {
    return listed(Arrays.stream(columns.at(state, square)).mapToObj(kinds::piece).toList());
  }

  /** Pieces from above: {@code a black man and a white man}. */
  String listed(List<Piece> pieces) {
    return English.list(pieces.stream().map(piece -> English.withArticle(name(piece))).toList(), "and");
  }

  /** How a board marks the stack on a square; empty if there is none. */
  Optional<Mark> mark(State state, int square) {
    int[] column = columns.at(state, square);
    if (column.length == 0 || state.board[square] == PieceCode.EMPTY) {
      return Optional.empty();
    }
    List<Piece> beneath = Arrays.stream(column).mapToObj(kinds::piece).toList();
    return Optional.of(new Mark(Mark.Look.STACK,
        "stack of " + (column.length + 1) + ": " + name(state.board[square]) + " over "
            + beneath.stream().map(this::name).collect(Collectors.joining(", ")),
        List.of(square), beneath));
  }

  /** All stacks of a position. */
  List<Mark> marks(State state) {
    List<Mark> marks = new ArrayList<>();
    for (int square = 0; square < columns.size(); square++) {
      mark(state, square).ifPresent(marks::add);
    }
    return marks;
  }
}
