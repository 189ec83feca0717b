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
import org.variorum.testkit.naive.position.CarriedStack;
import org.variorum.testkit.naive.position.NaivePiece;

/**
 * Update of the stacks on a board after a move. Until the update, the board has the stacks from before the move.
 *
 * @param before the board before the move
 * @param after the board after the move
 * @param goesBeneathCaptor whether a captured piece goes beneath its captor, provided the captor is still on the board
 * @param maxBeneath the greatest number of pieces beneath one piece
 * @param markedSide the side of the pieces that are marked when they come out of a stack; empty for no marks
 */
record StackUpdate(Board before, Board after, Predicate<NaivePiece> goesBeneathCaptor, int maxBeneath,
    Optional<Side> markedSide) {

  /** The mark of a piece that has come out of a stack in this turn. */
  static final String FREED = "freed";

  /** The board with updated stacks. {@code captorSquare} is the captor's square on it; empty if the captor is gone. */
  Board updatedBoard(Optional<Integer> captorSquare) {
    Map<Integer, List<NaivePiece>> abandonedStacks = abandonedStacks();
    Map<Integer, List<NaivePiece>> stacks = new TreeMap<>();
    for (int square : after.squares(_ -> true)) {
      stacks.put(square, new ArrayList<>(carriedPieces(after.at(square).orElseThrow())));
    }
    captorSquare.ifPresent(
        square -> stacks.computeIfAbsent(square, _ -> new ArrayList<>()).addAll(takenOn(square)));
    abandonedStacks
        .forEach((square, pieces) -> stacks.computeIfAbsent(square, _ -> new ArrayList<>()).addAll(pieces));
    captorSquare.ifPresent(
        square -> stacks.computeIfAbsent(square, _ -> new ArrayList<>()).addAll(takenOutside(square)));
    Board board = after.withoutCarrierMoves();
    for (Map.Entry<Integer, List<NaivePiece>> entry : stacks.entrySet()) {
      board = withStack(board, entry.getKey(), entry.getValue());
    }
    return board.withoutCarrierMoves();
  }

  private Board withStack(Board board, int square, List<NaivePiece> pieces) {
    if (board.walls().contains(square) || board.isEmpty(square) && pieces.isEmpty()) {
      return board;
    }
    NaivePiece carrier = board.at(square).map(piece -> withoutFreedMark(piece, square))
        .orElseGet(() -> withFreedMark(pieces.getFirst()));
    List<NaivePiece> beneath = board.isEmpty(square) ? pieces.subList(1, pieces.size()) : pieces;
    return board.with(square,
        carrier
            .withStack(new CarriedStack(square, beneath.subList(0, Math.min(maxBeneath, beneath.size())))));
  }

  private NaivePiece withFreedMark(NaivePiece piece) {
    return markedSide.filter(side -> side == piece.side()).isPresent() ? piece.withMark(FREED) : piece;
  }

  /** The piece without its mark if it has moved. */
  private static NaivePiece withoutFreedMark(NaivePiece piece, int square) {
    return piece.stack().filter(stack -> stack.startSquare() == square).isPresent() ? piece
        : piece.withoutMark(FREED);
  }

  static List<NaivePiece> carriedPieces(NaivePiece piece) {
    return piece.stack().map(CarriedStack::beneath).orElse(List.of());
  }

  /** The current square of the piece that was on a given square before the move; empty if that piece is gone. */
  static Optional<Integer> currentSquare(Board board, int square) {
    return board.squares(piece -> piece.stack().filter(stack -> stack.startSquare() == square).isPresent())
        .stream()
        .findFirst();
  }

  /**
   * The carried pieces that removed carriers leave on the board, by square. If several carriers were removed from a
   * square, the stack of the last carrier to arrive there is on top.
   */
  private Map<Integer, List<NaivePiece>> abandonedStacks() {
    List<Integer> order = new ArrayList<>(after.carrierMoves().arrivals().keySet());
    Map<Integer, List<NaivePiece>> abandonedStacks = new HashMap<>();
    before.squares(_ -> true).stream().filter(square -> currentSquare(after, square).isEmpty())
        .sorted(Comparator.comparing(order::indexOf).reversed())
        .forEach(square -> abandonedStacks.computeIfAbsent(lastSquare(square), _ -> new ArrayList<>())
            .addAll(carriedPieces(before.at(square).orElseThrow())));
    return abandonedStacks;
  }

  /** The last square that the piece from a given square before the move has reached, even if that piece is gone. */
  private int lastSquare(int square) {
    return after.carrierMoves().arrivals().getOrDefault(square, square);
  }

  /** The captured pieces that were captured on the captor's end square. */
  private List<NaivePiece> takenOn(int square) {
    return victimsBySquare().entrySet().stream().filter(piece -> piece.getKey() == square)
        .map(Map.Entry::getValue)
        .toList();
  }

  /** The captured pieces that were captured on other squares. */
  private List<NaivePiece> takenOutside(int square) {
    return victimsBySquare().entrySet().stream().filter(piece -> piece.getKey() != square)
        .map(Map.Entry::getValue)
        .toList();
  }

  /** The captured pieces that go beneath their captor, by the squares of their capture. */
  private Map<Integer, NaivePiece> victimsBySquare() {
    Map<Integer, NaivePiece> victims = new TreeMap<>();
    for (NaivePiece piece : after.carrierMoves().capturedPieces()) {
      int square = piece.stack().orElseThrow().startSquare();
      if (currentSquare(after, square).isEmpty() && goesBeneathCaptor.test(piece)) {
        victims.put(lastSquare(square), new NaivePiece(piece.side(), piece.kind()));
      }
    }
    return victims;
  }
}
