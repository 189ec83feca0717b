package org.variorum.testkit.naive.mechanism.stack;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.variorum.rules.board.Side;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.Column;
import org.variorum.testkit.naive.position.NaivePiece;

/**
 * A board after a move, whose stacks are still those from before the move.
 *
 * @param before the board before the move
 * @param after the board after the move
 * @param isStacked whether a captured piece goes beneath its captor, provided the captor is still on the board
 * @param maxBeneath the greatest number of pieces beneath one piece
 * @param markedSide the side of the pieces that are marked when they come out of a stack; empty for no marks
 */
record Settled(Board before, Board after, Predicate<NaivePiece> isStacked, int maxBeneath,
    Optional<Side> markedSide) {

  /** The mark of a piece that has come out of a stack in this turn. */
  static final String FREED = "freed";

  /** The board with its stacks updated. {@code captor} is the captor's square after the move; empty if it is gone. */
  Board board(Optional<Integer> captor) {
    Map<Integer, List<NaivePiece>> stacksLeft = stacksLeft();
    Map<Integer, List<NaivePiece>> columns = new TreeMap<>();
    for (int square : after.squares(_ -> true)) {
      columns.put(square, new ArrayList<>(carried(after.at(square).orElseThrow())));
    }
    captor.ifPresent(
        square -> columns.computeIfAbsent(square, _ -> new ArrayList<>()).addAll(takenThere(square)));
    stacksLeft
        .forEach((square, pieces) -> columns.computeIfAbsent(square, _ -> new ArrayList<>()).addAll(pieces));
    captor.ifPresent(
        square -> columns.computeIfAbsent(square, _ -> new ArrayList<>()).addAll(takenElsewhere(square)));
    Board board = after.withoutRecord();
    for (Map.Entry<Integer, List<NaivePiece>> column : columns.entrySet()) {
      board = withColumn(board, column.getKey(), column.getValue());
    }
    return board.withoutRecord();
  }

  private Board withColumn(Board board, int square, List<NaivePiece> column) {
    if (board.walls().contains(square) || board.isEmpty(square) && column.isEmpty()) {
      return board;
    }
    NaivePiece above =
        board.at(square).map(piece -> unmarked(piece, square)).orElseGet(() -> freed(column.getFirst()));
    List<NaivePiece> beneath = board.isEmpty(square) ? column.subList(1, column.size()) : column;
    return board.with(square,
        above.carrying(new Column(square, beneath.subList(0, Math.min(maxBeneath, beneath.size())))));
  }

  private NaivePiece freed(NaivePiece piece) {
    return markedSide.filter(side -> side == piece.side()).isPresent() ? piece.with(FREED) : piece;
  }

  /** The piece without its mark if it has moved. */
  private static NaivePiece unmarked(NaivePiece piece, int square) {
    return piece.carries().filter(column -> column.square() == square).isPresent() ? piece
        : piece.without(FREED);
  }

  static List<NaivePiece> carried(NaivePiece piece) {
    return piece.carries().map(Column::beneath).orElse(List.of());
  }

  /** The square of the piece that was on a given square before the move; empty if the piece is gone. */
  static Optional<Integer> currentSquare(Board board, int square) {
    return board.squares(piece -> piece.carries().filter(column -> column.square() == square).isPresent())
        .stream()
        .findFirst();
  }

  /**
   * The pieces that removed carriers leave on the board, by square. If several carriers were removed from a square, the
   * load of the last to arrive there is on top.
   */
  private Map<Integer, List<NaivePiece>> stacksLeft() {
    List<Integer> order = new ArrayList<>(after.moveRecord().arrivals().keySet());
    Map<Integer, List<NaivePiece>> stacksLeft = new HashMap<>();
    before.squares(_ -> true).stream().filter(square -> currentSquare(after, square).isEmpty())
        .sorted(Comparator.comparing(order::indexOf).reversed())
        .forEach(square -> stacksLeft.computeIfAbsent(lastSquare(square), _ -> new ArrayList<>())
            .addAll(carried(before.at(square).orElseThrow())));
    return stacksLeft;
  }

  /** The last square of the piece that was on a given square before the move. */
  private int lastSquare(int square) {
    return after.moveRecord().arrivals().getOrDefault(square, square);
  }

  private List<NaivePiece> takenThere(int square) {
    return taken().entrySet().stream().filter(piece -> piece.getKey() == square).map(Map.Entry::getValue)
        .toList();
  }

  private List<NaivePiece> takenElsewhere(int square) {
    return taken().entrySet().stream().filter(piece -> piece.getKey() != square).map(Map.Entry::getValue)
        .toList();
  }

  /** The captured pieces that go beneath their captor, by the squares of their capture. */
  private Map<Integer, NaivePiece> taken() {
    Map<Integer, NaivePiece> taken = new TreeMap<>();
    for (NaivePiece piece : after.moveRecord().taken()) {
      int square = piece.carries().orElseThrow().square();
      if (currentSquare(after, square).isEmpty() && isStacked.test(piece)) {
        taken.put(lastSquare(square), new NaivePiece(piece.side(), piece.kind()));
      }
    }
    return taken;
  }
}
