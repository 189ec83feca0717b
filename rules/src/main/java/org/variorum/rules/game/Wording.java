package org.variorum.rules.game;

import java.util.List;
import org.variorum.rules.text.English;

/** Names of pieces and squares in sentences. */
final class Wording {

  private final State state;
  private final Tables tables;

  Wording(State state) {
    this.state = state;
    tables = state.tables;
  }

  String square(int square) {
    return tables.geometry.name(square);
  }

  /** The name of a kind. */
  String kind(int kind) {
    return tables.definition.pieces().get(kind).name();
  }

  /** The name of the piece on a square. */
  String piece(int square) {
    return kind(PieceCode.kind(state.board[square]));
  }

  /** {@code the rook on e8}. */
  String pieceOn(int square) {
    return "the " + piece(square) + " on " + square(square);
  }

  String piecesOn(List<Integer> squares) {
    return English.list(squares.stream().map(this::pieceOn).toList(), "and");
  }

  static String side(int side) {
    return side == PieceCode.WHITE ? "White" : "Black";
  }
}
