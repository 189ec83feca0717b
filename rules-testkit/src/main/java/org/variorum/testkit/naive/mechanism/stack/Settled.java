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
 * A board after a move, before captured pieces go beneath others and carried ones come to light.
 *
 * @param before the board before the move
 * @param after the board after it
 * @param goes whether a captured piece goes beneath its captor, if that still stands
 * @param most how many pieces may be beneath one
 * @param marked of which side's pieces that come to light that is remembered
 */
record Settled(Board before, Board after, Predicate<NaivePiece> goes, int most, Optional<Side> marked) {

  /** A piece that has come to light in this turn. */
  static final String FREED = "freed";

  /** The board on which they have, for a captor that now stands on a square; empty if there is none that still stands. */
  Board board(Optional<Integer> captor) {
    Map<Integer, List<NaivePiece>> lying = lying();
    Map<Integer, List<NaivePiece>> columns = new TreeMap<>();
    for (int square : after.squares(_ -> true)) {
      columns.put(square, new ArrayList<>(carried(after.at(square).orElseThrow())));
    }
    captor.ifPresent(
        square -> columns.computeIfAbsent(square, _ -> new ArrayList<>()).addAll(takenThere(square)));
    lying.forEach((square, pieces) -> columns.computeIfAbsent(square, _ -> new ArrayList<>()).addAll(pieces));
    captor.ifPresent(
        square -> columns.computeIfAbsent(square, _ -> new ArrayList<>()).addAll(takenElsewhere(square)));
    Board board = after.anew();
    for (Map.Entry<Integer, List<NaivePiece>> column : columns.entrySet()) {
      board = standing(board, column.getKey(), column.getValue());
    }
    return board.anew();
  }

  private Board standing(Board board, int square, List<NaivePiece> column) {
    if (board.walls().contains(square) || board.isEmpty(square) && column.isEmpty()) {
      return board;
    }
    NaivePiece above =
        board.at(square).map(piece -> remembered(piece, square)).orElseGet(() -> freed(column.getFirst()));
    List<NaivePiece> beneath = board.isEmpty(square) ? column.subList(1, column.size()) : column;
    return board.with(square,
        above.carrying(new Column(square, beneath.subList(0, Math.min(most, beneath.size())))));
  }

  private NaivePiece freed(NaivePiece piece) {
    return marked.filter(side -> side == piece.side()).isPresent() ? piece.with(FREED) : piece;
  }

  /** What is remembered of a piece is forgotten when it goes elsewhere. */
  private static NaivePiece remembered(NaivePiece piece, int square) {
    return piece.carries().filter(column -> column.square() == square).isPresent() ? piece
        : piece.without(FREED);
  }

  static List<NaivePiece> carried(NaivePiece piece) {
    return piece.carries().map(Column::beneath).orElse(List.of());
  }

  /** Where a piece stands that stood on a square before; empty if it is gone. */
  static Optional<Integer> now(Board board, int square) {
    return board.squares(piece -> piece.carries().filter(column -> column.square() == square).isPresent())
        .stream()
        .findFirst();
  }

  /** By squares: what pieces carried that are gone; what the last to come carried lies uppermost. */
  private Map<Integer, List<NaivePiece>> lying() {
    List<Integer> order = new ArrayList<>(after.past().stood().keySet());
    Map<Integer, List<NaivePiece>> lying = new HashMap<>();
    before.squares(_ -> true).stream().filter(square -> now(after, square).isEmpty())
        .sorted(Comparator.comparing(order::indexOf).reversed())
        .forEach(square -> lying.computeIfAbsent(last(square), _ -> new ArrayList<>())
            .addAll(carried(before.at(square).orElseThrow())));
    return lying;
  }

  /** Where a piece stood last. */
  private int last(int square) {
    return after.past().stood().getOrDefault(square, square);
  }

  private List<NaivePiece> takenThere(int square) {
    return taken().entrySet().stream().filter(piece -> piece.getKey() == square).map(Map.Entry::getValue)
        .toList();
  }

  private List<NaivePiece> takenElsewhere(int square) {
    return taken().entrySet().stream().filter(piece -> piece.getKey() != square).map(Map.Entry::getValue)
        .toList();
  }

  /** By squares: the piece that goes beneath. */
  private Map<Integer, NaivePiece> taken() {
    Map<Integer, NaivePiece> taken = new TreeMap<>();
    for (NaivePiece piece : after.past().taken()) {
      int square = piece.carries().orElseThrow().square();
      if (now(after, square).isEmpty() && goes.test(piece)) {
        taken.put(last(square), new NaivePiece(piece.side(), piece.kind()));
      }
    }
    return taken;
  }
}
